import { browserName } from '../../../src/browser-name.ts';
import type { Context } from '../../context.ts';
import { networkOf } from '../../http/sender-network.ts';
import { addAlert, type NewAlert } from './alerts.queries.ts';
import type { StaffContext } from './staff-procedures.ts';

/** Queues a mail to the member about a sign-in, or what followed it, with the browser and the network. */
export async function queueSignInAlert(
  ctx: StaffContext,
  kind: 'new-device' | 'recovery-code' | 'new-authenticator',
  memberId: string,
): Promise<void> {
  const browser = browserName(ctx.staff.headers.get('user-agent') ?? '');
  await tell(ctx, { kind, memberId, browser, network: networkOf(ctx.address) });
}

/** Queues a mail to all other owners. */
export async function queueNewOwnerAlert(ctx: Pick<Context, 'db' | 'log'>, memberId: string): Promise<void> {
  await tell(ctx, { kind: 'new-owner', memberId });
}

/** A failed alert does not fail the sign-in, which has already happened. */
async function tell({ db, log }: Pick<Context, 'db' | 'log'>, alert: NewAlert): Promise<void> {
  try {
    await addAlert(db, alert);
  } catch (error) {
    log.error({ err: error, kind: alert.kind }, 'an alert to the staff could not be written');
  }
}
