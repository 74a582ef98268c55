import { type Kysely, sql } from 'kysely';

/**
 * What has come from WordPress is known again by its site and its number there; before, by its number alone, so that two
 * sites were taken for one. The site of earlier imports is found out here. Where nothing says it, they stay as they are.
 */
export async function up(db: Kysely<any>): Promise<void> {
  // Later ones have kept the site. For the others, the addresses by which WordPress answers by a number tell it, which
  // begin with that of the site.
  await sql`
    update imports set headings = 'site ' || found.site
    from (
      select distinct on (import_id) import_id, site from (
        select import_id, count(*) as items,
          regexp_replace(substring(guid from ' at https?://(.+?)/\\?(?:p|page_id|attachment_id)=[0-9]+$'), '^www\\.', '') as site
        from import_items where source = 'wordpress' and kind = 'address'
        group by import_id, site
      ) as counted
      where site is not null
      order by import_id, items desc, site
    ) as found
    where found.import_id = imports.id and imports.source = 'wordpress' and imports.headings = ''
  `.execute(db);
  await sql`
    update import_items as item set source = 'wordpress ' || substr(imports.headings, 6)
    from imports
    where imports.id = item.import_id and item.source = 'wordpress' and imports.headings like 'site %'
  `.execute(db);
}
