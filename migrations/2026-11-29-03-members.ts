import { type Kysely, sql } from 'kysely';

const furtherRoles = sql.raw("'sales', 'recruiter', 'editor', 'viewer'");

/** Who works here, how each signs in, and the log of what each has done. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createMembers(db);
  await createSessions(db);
  await createAccess(db);
  await createAuditLog(db);
}

async function createMembers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_members (
      id text primary key,
      name text not null,
      email text not null unique check (email = lower(email)),
      email_verified boolean not null default true,
      image text,
      role text not null check (role in ('owner', ${furtherRoles})),
      disabled_at timestamptz,
      two_factor_enabled boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      further_roles text[] not null default '{}' check (further_roles <@ array[${furtherRoles}]),
      last_sign_in_at timestamptz
    )`.execute(db);
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
    end $$;
    create trigger keep_an_owner before update of role, disabled_at on staff_members for each row
    when (old.role = 'owner' and old.disabled_at is null and (new.role <> 'owner' or new.disabled_at is not null))
    execute function keep_an_owner()`.execute(db);
}

/** The tables of better-auth have the columns that it asks for. */
async function createSessions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_sessions (
      id text primary key,
      member_id text not null references staff_members (id) on delete cascade,
      token text not null unique,
      expires_at timestamptz not null,
      ip_address text,
      user_agent text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- When the second factor was last given; null of a session that began with a password alone.
      second_factor_at timestamptz,
      recovered_at timestamptz,
      -- A sign-in by a recovery code may put another authenticator in the place of a lost one. Its secret waits here,
      -- encrypted, until the first code shows that the app has it: until then the one before stays good.
      next_secret text
    );
    create index staff_sessions_by_member on staff_sessions (member_id);

    create table staff_accounts (
      id text primary key,
      member_id text not null unique references staff_members (id) on delete cascade,
      account_id text not null,
      provider_id text not null,
      password text,
      access_token text,
      refresh_token text,
      id_token text,
      access_token_expires_at timestamptz,
      refresh_token_expires_at timestamptz,
      scope text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );

    create table staff_challenges (
      id text primary key,
      identifier text not null,
      value text not null,
      expires_at timestamptz not null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index staff_challenges_by_identifier on staff_challenges (identifier);

    create table staff_second_factors (
      id text primary key,
      member_id text not null unique references staff_members (id) on delete cascade,
      secret text not null,
      backup_codes text not null,
      verified boolean not null default false,
      failed_verification_count integer default 0,
      locked_until timestamptz
    )`.execute(db);
  // A session that was ended ends what it listens with as well.
  await sql`
    create function tell_session_end() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guardhouse_staff', 'sessions');
      return null;
    end $$;
    create trigger tell_session_end after delete on staff_sessions
    for each statement execute function tell_session_end()`.execute(db);
}

/** Invitations, failed attempts, known browsers, alerts, and acts that are done once. */
async function createAccess(db: Kysely<unknown>): Promise<void> {
  // Without an address it is the founding owner's, and good only as long as there is nobody. One waits for each address.
  await sql`
    create table staff_invitations (
      token_hash bytea primary key,
      email text,
      role text not null check (role in ('owner', ${furtherRoles})),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      accepted_at timestamptz,
      id bigint generated always as identity unique,
      invited_by text references staff_members (id) on delete set null,
      further_roles text[] not null default '{}' check (further_roles <@ array[${furtherRoles}])
    );
    create unique index staff_invitations_waiting on staff_invitations (coalesce(email, ''))
    where accepted_at is null`.execute(db);

  // Until when the next attempt has to wait: attempts are slowed down rather than locked out. Unlogged: a crash of the
  // database forgives everybody.
  await sql`
    create unlogged table staff_attempts (
      key bytea primary key,
      count integer not null default 1,
      started_at timestamptz not null default now(),
      allowed_at timestamptz not null default now()
    )`.execute(db);

  // In which browsers a member has signed in with both factors.
  await sql`
    create table staff_devices (
      token_hash bytea not null,
      member_id text not null references staff_members (id) on delete cascade,
      used_at timestamptz not null default now(),
      primary key (token_hash, member_id)
    );
    create index staff_devices_by_member on staff_devices (member_id)`.execute(db);

  // What members are told by mail. The mails hold no text: it is written from this.
  await sql`
    create table staff_alerts (
      id bigint primary key generated always as identity,
      kind text not null check (kind in
        ('new-device', 'recovery-code', 'new-owner', 'new-authenticator', 'late-release', 'retention-held')),
      member_id text not null references staff_members (id) on delete cascade,
      at timestamptz not null default now(),
      browser text not null default '',
      network text not null default ''
    );
    create index staff_alerts_by_member on staff_alerts (member_id)`.execute(db);

  // By these a repeated request to create something is answered as the first one. Without its key nothing in a row can be
  // read: the key itself is not here, and the answer is encrypted by it.
  await sql`
    create table staff_creations (
      member_id text not null references staff_members (id) on delete cascade,
      act text not null,
      key_hash bytea not null,
      content_digest bytea not null,
      answer text,
      is_final boolean not null default false,
      created_at timestamptz not null default now(),
      primary key (member_id, act, key_hash)
    )`.execute(db);
}

/** The lines are chained by hashes. */
async function createAuditLog(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table staff_audit (
      id bigint primary key generated always as identity,
      at timestamptz not null default now(),
      member_id text,
      action text not null,
      subject text not null default '',
      detail text not null default '',
      address text not null default ''
    );
    create index staff_audit_newest on staff_audit (at desc, id desc);
    create index staff_audit_by_member on staff_audit (member_id, id desc);
    create index staff_audit_by_action on staff_audit (action, id desc);
    create index staff_audit_by_subject on staff_audit (subject, id);
    create index staff_audit_by_subject_word on staff_audit using gin (string_to_array(subject, ' '))`.execute(
    db,
  );
  // The links have a table of their own, since a line itself is never changed, and since the chain has the order of the
  // commits, which is not that of the ids.
  await sql`
    create table staff_audit_chain (
      position bigint primary key,
      line_id bigint not null unique,
      -- The line's own time. It outlives the line, so that one can see that only age has removed it.
      at timestamptz not null,
      line_hash bytea not null,
      previous_hash bytea not null,
      hash bytea not null
    )`.execute(db);

  // Whoever gets hold of the application's own account cannot rewrite what it did; only age removes a line.
  await sql`
    create function keep_staff_audit() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < now() - interval '365 days' then return old; end if;
      raise exception 'the audit log is only ever added to';
    end $$`.execute(db);
  for (const table of ['staff_audit', 'staff_audit_chain'])
    await sql`
      create trigger ${sql.ref(`keep_${table}`)} before update or delete on ${sql.table(table)}
      for each row execute function keep_staff_audit();
      create trigger ${sql.ref(`keep_${table}_whole`)} before truncate on ${sql.table(table)}
      for each statement execute function keep_staff_audit()`.execute(db);

  // server/audit/verify-chain.ts computes the same two hashes. Neither is ever changed without the other.
  await sql`
    create function staff_audit_time(at timestamptz) returns text language sql stable as $$
      select to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')
    $$;
    create function link_staff_audit(line staff_audit) returns void language plpgsql as $$
    declare
      head staff_audit_chain%rowtype;
      field text;
      content text := '';
      line_hash bytea;
    begin
      -- Each field has its length before it, so that no text can pass for two fields.
      foreach field in array array[line.id::text, staff_audit_time(line.at), line.member_id, line.action, line.subject,
        line.detail, line.address]
      loop
        content := content || coalesce(octet_length(convert_to(field, 'UTF8')) || ':' || field, '-') || ',';
      end loop;
      line_hash := sha256(convert_to(content, 'UTF8'));
      select * into head from staff_audit_chain order by position desc limit 1;
      head.position := coalesce(head.position, 0) + 1;
      head.hash := coalesce(head.hash, decode(repeat('00', 32), 'hex'));
      insert into staff_audit_chain (position, line_id, at, line_hash, previous_hash, hash)
      values (head.position, line.id, line.at, line_hash, head.hash,
        sha256(convert_to(concat_ws(' ', encode(head.hash, 'hex'), head.position, line.id, staff_audit_time(line.at),
          encode(line_hash, 'hex')), 'UTF8')));
    end $$`.execute(db);
  // The trigger runs at the very end of a transaction. The lock is then held for the commit alone, and whoever holds
  // it waits for nothing else any more: audited acts neither wait for each other's work nor deadlock.
  await sql`
    create function chain_staff_audit() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(hashtext('staff_audit_chain'));
      perform link_staff_audit(new);
      return null;
    end $$;
    create constraint trigger chain_staff_audit after insert on staff_audit
    deferrable initially deferred for each row execute function chain_staff_audit()`.execute(db);
}
