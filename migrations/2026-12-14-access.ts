import { type Kysely, sql } from 'kysely';

/** Who may still come in: sessions with both factors, invitations that can be revoked, known browsers, and alerts. */
export async function up(db: Kysely<any>): Promise<void> {
  // When the second factor was last given in a session; null of one that began with a password alone. It was never
  // noted before, so that every open session ends here and its member signs in once more.
  await sql`delete from staff_sessions`.execute(db);
  await sql`alter table staff_sessions add column second_factor_at timestamptz`.execute(db);

  // One invitation for an address, and one for the founding owner: of those before, the newest stays.
  await sql`
    delete from staff_invitations as older using staff_invitations as newer
    where older.accepted_at is null and newer.accepted_at is null
      and coalesce(older.email, '') = coalesce(newer.email, '')
      and (older.created_at, older.token_hash) < (newer.created_at, newer.token_hash)`.execute(db);
  await sql`
    alter table staff_invitations
      add column id bigint generated always as identity unique,
      add column invited_by text references staff_members (id) on delete set null`.execute(db);
  await sql`
    create unique index staff_invitations_waiting on staff_invitations (coalesce(email, ''))
    where accepted_at is null`.execute(db);

  // Until when the next attempt has to wait: attempts are slowed down rather than locked out.
  await sql`
    alter table staff_attempts add column allowed_at timestamptz not null default now()`.execute(db);

  // In which browsers a member has signed in with both factors.
  await sql`
    create table staff_devices (
      token_hash bytea not null,
      member_id text not null references staff_members (id) on delete cascade,
      used_at timestamptz not null default now(),
      primary key (token_hash, member_id)
    )`.execute(db);
  await sql`create index staff_devices_by_member on staff_devices (member_id)`.execute(db);

  // What members are told by mail of their own accounts. The mails hold no text: it is written from this.
  await sql`
    create table staff_alerts (
      id bigint primary key generated always as identity,
      kind text not null check (kind in ('new-device', 'recovery-code', 'new-owner')),
      member_id text not null references staff_members (id) on delete cascade,
      at timestamptz not null default now(),
      browser text not null default '',
      network text not null default ''
    )`.execute(db);
  await sql`create index staff_alerts_by_member on staff_alerts (member_id)`.execute(db);
  await sql`
    alter table mails
      add column staff_alert_id bigint references staff_alerts (id) on delete cascade,
      drop constraint mails_role_check,
      add constraint mails_role_check check (role in ('notice', 'confirmation', 'warning', 'alert')),
      drop constraint mails_subject_check,
      add constraint mails_subject_check check (
        (role = 'warning') = (lapse_warning_id is not null) and (role = 'alert') = (staff_alert_id is not null)
        and (role in ('notice', 'confirmation')) = (submission_id is not null)
      )`.execute(db);
  await sql`
    create index mails_by_staff_alert on mails (staff_alert_id) where staff_alert_id is not null`.execute(db);
}
