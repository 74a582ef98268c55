import { type Kysely, sql } from 'kysely';

/** The words of the site that the staff change: every version of every document, what of it is public, and pictures. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A repeated save finds its first answer by its editor and turn, and two repeats at the same moment cannot both be
  // stored.
  await sql`
    create table content_versions (
      id integer primary key generated always as identity,
      document text not null,
      locale text not null default 'en-IN',
      body jsonb not null,
      schema_version integer not null,
      -- None of these refers by a constraint: old saves are removed, and a restore need not mind the order.
      based_on integer,
      merges integer,
      began_from integer,
      is_aside boolean not null default false,
      paths jsonb not null default '[]',
      member_id text,
      at timestamptz not null default now(),
      note text not null default '',
      editor uuid,
      turn integer,
      digest bytea,
      constraint content_versions_save check ((editor is null) = (turn is null))
    );
    create index content_versions_by_document on content_versions (document, locale, id);
    create unique index content_versions_by_save on content_versions (document, locale, editor, turn, is_aside)
    where editor is not null;
    create index content_versions_saved on content_versions (at) where editor is not null;

    create table content_pointers (
      document text not null,
      locale text not null default 'en-IN',
      draft_version integer references content_versions (id),
      published_version integer references content_versions (id),
      is_withdrawn boolean not null default false,
      primary key (document, locale),
      constraint content_pointers_withdrawn check (not is_withdrawn or published_version is null)
    );

    create table content_releases (
      id integer primary key generated always as identity,
      title text not null,
      note text not null default '',
      documents jsonb not null,
      confirmed jsonb not null default '[]',
      due timestamptz,
      state text not null check (state in ('planned', 'published', 'cancelled', 'failed')),
      fault text not null default '',
      member_id text,
      at timestamptz not null default now(),
      settled_at timestamptz,
      warned_at timestamptz,
      constraint content_releases_planned check (state <> 'planned' or due is not null)
    );
    create index content_releases_planned on content_releases (due) where state = 'planned';

    create table content_publications (
      id integer primary key generated always as identity,
      release integer not null references content_releases (id),
      document text not null,
      locale text not null default 'en-IN',
      version integer references content_versions (id),
      member_id text,
      at timestamptz not null default now()
    );
    create index content_publications_by_document on content_publications (document, locale, id)`.execute(db);

  // What somebody wrote and what was public on a day can be shown later, whatever happened since. Only a save that was
  // made while somebody typed may be removed, after 90 days, by the chore that says so in its transaction.
  await sql`
    create function keep_site_history() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and tg_level = 'ROW' then
        if tg_table_name = 'content_versions' then
          if old.editor is not null and old.at < now() - interval '90 days'
              and current_setting('guardhouse.removes_old_saves', true) = 'on' then
            return old;
          end if;
        end if;
      end if;
      raise exception 'versions and publications are only ever added to';
    end $$`.execute(db);
  for (const table of ['content_versions', 'content_publications'])
    await sql`
      create trigger ${sql.ref(`keep_${table}`)} before update or delete on ${sql.table(table)}
      for each row execute function keep_site_history();
      create trigger ${sql.ref(`keep_${table}_whole`)} before truncate on ${sql.table(table)}
      for each statement execute function keep_site_history()`.execute(db);

  // Chains are folded by the address that they lead to.
  await sql`
    create table site_redirects (
      from_path text primary key,
      -- Without one the page was taken down, and the address answers 410.
      to_path text check (to_path <> from_path),
      document text not null,
      at timestamptz not null default now()
    );
    create index site_redirects_by_target on site_redirects (to_path)`.execute(db);

  // The pictures that the staff uploaded. Their files are in the store of publications.
  await sql`
    create table media (
      id integer primary key generated always as identity,
      name text not null unique check (name ~ '^upload-[0-9a-f]{32}$'),
      title text not null,
      -- What the picture shows, by locale. A picture without a description cannot be published.
      descriptions jsonb not null default '{}' check (jsonb_typeof(descriptions) = 'object'),
      member_id text,
      original_type text not null,
      original_bytes integer not null,
      width integer not null,
      height integer not null,
      widths integer[] not null,
      -- What stays visible where a layout cuts the picture, as fractions of its width and height.
      focus_x double precision not null default 0.5 check (focus_x between 0 and 1),
      focus_y double precision not null default 0.5 check (focus_y between 0 and 1),
      -- Neither is removed with the picture that this one was cut from.
      cropped_from text,
      crop jsonb,
      version integer not null default 1,
      created_at timestamptz not null default now(),
      removed_at timestamptz,
      constraint media_crop check ((cropped_from is null) = (crop is null))
    )`.execute(db);

  // Every server that listens replaces its site at once; the others ask every few seconds. A description and a focal
  // point are public as soon as they are saved.
  await sql`
    create function tell_site_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('guardhouse_site', '');
      return null;
    end $$;
    create trigger tell_site_change after insert on content_publications
    for each statement execute function tell_site_change();
    create trigger tell_media_change after update on media
    for each statement execute function tell_site_change()`.execute(db);
}
