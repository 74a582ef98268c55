import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<any>): Promise<void> {
  // Whatever takes the role or the account from an owner, somebody is left who can give it back. One such change waits
  // for another: two owners who demote each other at one moment would both see the other one.
  await sql`
    create function keep_an_owner() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('the last owner'));
      if not exists (
        select from staff_members where role = 'owner' and disabled_at is null and id <> old.id
      ) then
        raise exception 'This is the last owner.' using errcode = 'restrict_violation';
      end if;
      return new;
    end $$`.execute(db);
  await sql`
    create trigger keep_an_owner before update of role, disabled_at on staff_members for each row
    when (old.role = 'owner' and old.disabled_at is null and (new.role <> 'owner' or new.disabled_at is not null))
    execute function keep_an_owner()`.execute(db);

  // A sign-in by a recovery code may put another authenticator in the place of a lost one. Its secret waits here,
  // encrypted, until the first code shows that the app has it: until then the one before stays good.
  await sql`alter table staff_sessions add column recovered_at timestamptz, add column next_secret text`.execute(
    db,
  );
  await sql`
    alter table staff_alerts drop constraint staff_alerts_kind_check,
      add constraint staff_alerts_kind_check
        check (kind in ('new-device', 'recovery-code', 'new-owner', 'new-authenticator'))`.execute(db);
}
