import { sql } from 'kysely';
import { expect } from 'vitest';
import { test } from '../../environment/app.ts';
import { createBlog } from '../../factories/rows.ts';
import { createMember, ok } from '../../factories/staff.ts';

test('a picture is not removed while a draft, a page, a release or a blog shows it', async ({ server }) => {
  const { db } = server;
  const editor = await createMember(server, 'editor');
  const name = `upload-${'0'.repeat(32)}`;
  await sql`
    insert into media (name, title, original_type, original_bytes, width, height, widths)
    values (${name}, 'The gate', 'image/png', 1, 100, 100, '{100}')`.execute(db);
  const usesOf = async () => ok(await editor.ask('media.find', { name })).uses;
  const expectUse = async (where: string, label: string, isPublic: boolean) => {
    expect(await usesOf()).toEqual([{ where, label, isPublic }]);
    const refused = await editor.call('media.remove', { name, version: 1 });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().error.message).toContain(label);
  };
  /** Lets the draft or the published words of a document be ones that show this picture. */
  const show = async (document: string, pointer: 'draft_version' | 'published_version') => {
    const body = JSON.stringify({ name: 'About us', sections: [{ picture: name }] });
    const column = sql.ref(pointer);
    await sql`
      with added as (
        insert into content_versions (document, body, schema_version) values (${document}, ${body}, 1) returning id
      )
      insert into content_pointers (document, ${column}) select ${document}, id from added
      on conflict (document, locale) do update set ${column} = excluded.${column}`.execute(db);
  };
  const hideAll = () =>
    sql`update content_pointers set draft_version = null, published_version = null`.execute(db);

  await show('page:about', 'draft_version');
  await expectUse('page:about', 'About us', false);
  await show('page:about', 'published_version');
  await expectUse('page:about', 'About us', true);
  await hideAll();

  await show('home', 'draft_version');
  await hideAll();
  await sql`
    insert into content_releases (title, documents, due, state)
    select 'Monday', jsonb_build_array(jsonb_build_object('document', document, 'version', id)),
      now() + interval '1 day', 'planned' from content_versions where document = 'home'`.execute(db);
  await expectUse('home', 'Home page', false);
  await sql`update content_releases set state = 'cancelled'`.execute(db);

  const description = `![A gate](/media/library/${name}-100.avif)`;
  const id = await createBlog(db, { subject: 'Gates', description });
  await expectUse(`blog ${id}`, 'Gates', true);
  await db.deleteFrom('blogs').execute();

  // Its history may still name it.
  expect(await usesOf()).toEqual([]);
  ok(await editor.call('media.remove', { name, version: 1 }));
});
