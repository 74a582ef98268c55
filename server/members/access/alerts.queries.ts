import { type Kysely, type SqlBool, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { StaffAlertKind } from '../../database/tables/staff.ts';

/** Longer than anybody is likely to look one up. The audit log has the same event for longer. */
const KEPT_DAYS = 90;

export interface NewAlert {
  kind: StaffAlertKind;
  /** The member whose account it is about. */
  memberId: string;
  browser?: string;
  network?: string;
}

/**
 * Records an alert and queues its mails: to the member; about a new owner, to all other owners; about a late release, to
 * all owners.
 */
export async function addAlert(db: Kysely<Database>, alert: NewAlert): Promise<void> {
  const { kind, memberId, browser = '', network = '' } = alert;
  const isTold =
    kind === 'new-owner' || kind === 'late-release'
      ? sql<SqlBool>`role = 'owner' and (member.id <> ${memberId} or ${kind === 'late-release'})`
      : sql<SqlBool>`member.id = ${memberId}`;
  await sql`
    with alert as (
      insert into staff_alerts (kind, member_id, browser, network)
      values (${kind}, ${memberId}, ${browser}, ${network}) returning id
    )
    insert into mails (staff_alert_id, role, recipient)
    select alert.id, 'alert', email from alert, staff_members as member where disabled_at is null and ${isTold}
  `.execute(db);
}

/** Queues a mail to each owner about what concerns no member's account. */
export async function alertOwners(db: Kysely<Database>, kind: 'retention-held'): Promise<void> {
  await sql`
    with alert as (
      insert into staff_alerts (kind, member_id)
      select ${kind}::text, id from staff_members where role = 'owner' and disabled_at is null
      returning id, member_id
    )
    insert into mails (staff_alert_id, role, recipient)
    select alert.id, 'alert', email from alert join staff_members as member on member.id = member_id
  `.execute(db);
}

/** An alert with what its mail says. */
export interface AlertWords {
  kind: StaffAlertKind;
  at: Date;
  browser: string;
  network: string;
  name: string;
  email: string;
}

export async function findAlertWords(db: Kysely<Database>, id: string): Promise<AlertWords | undefined> {
  return db
    .selectFrom('staff_alerts as alert')
    .innerJoin('staff_members as member', 'member.id', 'member_id')
    .select(['kind', 'at', 'browser', 'network', 'name', 'email'])
    .where('alert.id', '=', id)
    .executeTakeFirst();
}

/** Whether the address still belongs to a recipient: to the member or, about a new owner, to an owner. */
export async function isAlertRecipient(
  db: Kysely<Database>,
  id: string,
  recipient: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from staff_alerts, staff_members as member
    where staff_alerts.id = ${id} and email = ${recipient} and disabled_at is null
      and (kind not in ('new-owner', 'late-release') or role = 'owner')
  `.execute(db);
  return rows.length > 0;
}

export async function removeOldAlerts(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('staff_alerts')
    .where(sql<SqlBool>`at < now() - make_interval(days => ${KEPT_DAYS}::integer)`)
    .execute();
}
