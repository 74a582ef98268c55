import { browserName } from '../../../src/browser-name.ts';
import type { Context } from '../../context.ts';
import { networkOf } from '../../submissions/limit.ts';
import { addAlert, type NewAlert } from './alerts.queries.ts';
import type { StaffContext } from './staff-procedures.ts';

/** Has the member told by mail of a sign-in or what it led to, with the browser and the network that it came from. */
export async function tellOfSignIn(
  ctx: StaffContext,
  kind: 'new-device' | 'recovery-code' | 'new-authenticator',
  memberId: string,
): Promise<void> {
  const browser = browserName(ctx.staff.headers.get('user-agent') ?? '');
  await tell(ctx, { kind, memberId, browser, network: networkOf(ctx.address) });
}

/** Has all other owners told by mail. */
export async function tellOfNewOwner(ctx: Pick<Context, 'db' | 'log'>, memberId: string): Promise<void> {
  await tell(ctx, { kind: 'new-owner', memberId });
}

/** A mail that cannot be written keeps nobody out: what it is about has happened already. */
async function tell({ db, log }: Pick<Context, 'db' | 'log'>, alert: NewAlert): Promise<void> {
  try {
    await addAlert(db, alert);
  } catch (error) {
    log.error({ err: error, kind: alert.kind }, 'an alert to the staff could not be written');
  }
}
