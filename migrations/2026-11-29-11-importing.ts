import { type Kysely, sql } from 'kysely';

/** What is moved in from other systems: each file with the report of what it becomes, item by item. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table imports (
      id integer primary key generated always as identity,
      source text not null,
      -- The former site's address, or the file's name.
      origin text not null,
      file_name text not null,
      bytes bigint not null,
      state text not null check (state in
        ('reading', 'columns', 'unreadable', 'rehearsed', 'running', 'stopped', 'done', 'undoing', 'undone')),
      reason text not null default '',
      target text,
      -- The headings of a table, by which the choice of its columns is found again.
      headings text not null default '',
      chosen jsonb not null default '{}',
      hosts text[] not null default '{}',
      allowed_hosts text[] not null default '{}',
      -- Of what is under way: bytes while a file is read, otherwise items.
      done bigint not null default 0,
      total bigint not null default 0,
      began_at timestamptz not null default now(),
      began_with bigint not null default 0,
      member_id text references staff_members (id) on delete set null,
      at timestamptz not null default now(),
      changed_at timestamptz not null default now(),
      -- The process that works on it, and until when nobody else may.
      claim uuid,
      leased_until timestamptz,
      -- The path of the picture of blogs that have none.
      stand_in text,
      -- What the export of a site leaves to the office, as the rehearsal has found it: kinds of its theme, and which menu
      -- goes where. What was chosen stands in chosen, as for the columns of a table.
      asked jsonb
    );
    create index imports_under_way on imports (id) where state in ('reading', 'running', 'undoing')`.execute(
    db,
  );

  await sql`
    create table import_items (
      id bigint primary key generated always as identity,
      import_id integer not null references imports (id) on delete cascade,
      -- With the guid, what recognises the same thing in a later file.
      source text not null,
      guid text not null,
      hash bytea not null,
      kind text,
      place text not null,
      title text not null,
      address text,
      -- Null for what nothing can be made of, and after the import: it may hold personal data.
      content jsonb,
      notes jsonb not null default '[]',
      act text not null check (act in ('make', 'change', 'ask', 'same', 'leave')),
      -- The order in which kinds are written: what others refer to comes first.
      step smallint not null,
      state text not null default 'waiting' check (state in ('waiting', 'done', 'failed', 'undone')),
      failure text not null default '',
      -- What it became, such as blog 7, and that one's version when it was written.
      made_kind text,
      made_key text,
      made_version integer,
      -- What an import has replaced, for undoing it.
      before jsonb,
      check ((made_kind is null) = (made_key is null))
    );
    create index import_items_by_import on import_items (import_id, id);
    create index import_items_by_guid on import_items (source, guid, id);
    create index import_items_by_address on import_items (import_id, address) where address is not null;
    create index import_items_waiting on import_items (import_id, step, id) where state = 'waiting';
    create index import_items_made on import_items (made_kind, made_key) where made_key is not null`.execute(
    db,
  );
  // Those that have failed keep their words for a while, so that they can be tried again.
  await sql`
    create index import_items_kept on import_items (import_id) where state = 'failed' and content is not null`.execute(
    db,
  );
}
