import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished } from 'vitest';
import { test as base, type StartedServer, startTestServer } from '../../environment/app.ts';
import { childEnvironment, childOptions } from '../../environment/child-environment.ts';
import { runCommand } from '../../environment/run-command.ts';
import { createMember } from '../../factories/staff.ts';
import { moveOutCompany } from './archives.ts';
import { item, wxr } from './wordpress/wxr.ts';

const test = base.extend<{ house: StartedServer; run: Run }>({
  house: async ({ settings }, use) => {
    const server = await startTestServer(settings);
    await createMember(server, 'owner');
    await use(server);
    await server.stop();
  },
  run: async ({ house }, use) =>
    use((...args) =>
      runCommand(args, { DATABASE_URL: house.databaseUrl, DATA_DIR: house.config.dataDir }, 'move-in'),
    ),
});
type Run = (...args: string[]) => Promise<{ code: number; output: string }>;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guardhouse-command-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

async function fileOf(name: string, content: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
}
const posts = (count: number) =>
  wxr(
    ...Array.from({ length: count }, (_, index) => item({ id: index + 1, content: `<p>Words ${index}</p>` })),
  );
const countOf = async ({ db }: StartedServer, table: 'blogs' | 'job_openings' | 'imports') =>
  (await db.selectFrom(table).select('id').execute()).length;

describe('npm run move-in', () => {
  test('says how it is used, and nothing of its own files', async ({ run }) => {
    const { code, output } = await run();
    expect([code, output]).toEqual([1, expect.stringMatching(/^Use: npm run move-in -- FILE/m)]);
    expect(output).not.toContain('    at ');
  });

  test('says what is not there', async ({ house, run }) => {
    const missing = await run(join(folder, 'none.xml'));
    expect([missing.code, missing.output]).toEqual([1, expect.stringContaining('There is no file')]);
    const file = await fileOf('old.xml', posts(1));
    const pictures = await run(file, '--pictures', join(folder, 'none'));
    expect([pictures.code, pictures.output]).toEqual([1, expect.stringContaining('There is no ')]);
    const nobody = await run(file, '--member', 'nobody@example.in');
    expect([nobody.code, nobody.output]).toEqual([
      1,
      expect.stringContaining('nobody@example.in is no owner.'),
    ]);
    for (const way of ['--start', '--go-on', '--try-again', '--undo']) {
      const { code, output } = await run(way, '99');
      expect([code, output]).toEqual([1, expect.stringContaining('There is no ')]);
    }
    const text = await run(await fileOf('a.txt', 'No table.'));
    expect([text.code, text.output]).toEqual([
      1,
      expect.stringContaining('is neither an export of WordPress'),
    ]);
    expect(await countOf(house, 'imports')).toBe(0);
  });

  test('rehearses, imports, makes nothing twice, and takes back', async ({ house, run }) => {
    const file = await fileOf('old.xml', posts(3));
    const report = join(folder, 'report.csv');
    const rehearsed = await run(file, '--rehearse', '--report', report);
    expect(rehearsed.code, rehearsed.output).toBe(0);
    expect(rehearsed.output).toMatch(/Import 1 is rehearsed\.\n\s+3 blog make\n\s+6 address make/);
    expect(await countOf(house, 'blogs')).toBe(0);
    expect(await readFile(report, 'utf8')).toContain('"blog","Item 1","make","waiting"');

    const imported = await run('--start', '1');
    expect(imported.code, imported.output).toBe(0);
    expect(imported.output).toMatch(/Import 1 is done\.\n\s+3 blog make: 3 done, 0 failed/);
    expect(await countOf(house, 'blogs')).toBe(3);
    const again = await run(file);
    expect([again.code, again.output]).toEqual([0, expect.stringMatching(/3 blog same: 3 done/)]);
    expect(await countOf(house, 'blogs')).toBe(3);
    // The file that was given is not the server's to remove.
    expect(await readFile(file, 'utf8')).toBe(posts(3));

    const started = await run('--start', '1');
    expect([started.code, started.output]).toEqual([1, expect.stringContaining('the import is done')]);
    const undone = await run('--undo', '1');
    expect([undone.code, undone.output]).toEqual([0, expect.stringContaining('Import 1 is undone.')]);
    expect(await countOf(house, 'blogs')).toBe(0);
  });

  test('overwrites what was edited here in the lines that are named, and in no other', async ({
    house,
    run,
  }) => {
    const came = await run(await fileOf('old.xml', posts(2)));
    expect(came.code, came.output).toBe(0);
    await house.db
      .updateTable('blogs')
      .set({ subject: 'Edited here', version: sql<number>`version + 1` })
      .execute();
    const file = await fileOf('new.xml', posts(2).replaceAll('Words', 'Other words'));
    const report = join(folder, 'report.csv');
    const rehearsed = await run(file, '--rehearse', '--report', report);
    expect(rehearsed.output).toContain('2 blog ask');
    const lines: Record<string, string>[] = parse(await readFile(report, 'utf8'), {
      bom: true,
      columns: true,
    });
    const first = lines.find((line) => line['What is done'] === 'ask');

    const wrong = await run('--start', '2', '--overwrite', '1');
    expect([wrong.code, wrong.output]).toEqual([
      1,
      expect.stringContaining('Line 1 of import 2 does not ask'),
    ]);
    const started = await run('--start', '2', '--overwrite', first?.Line ?? '');
    expect(started.code, started.output).toBe(0);
    const subjects = async () =>
      (await house.db.selectFrom('blogs').select('subject').orderBy('id').execute()).map(
        ({ subject }) => subject,
      );
    expect((await subjects()).toSorted()).toEqual(['Edited here', 'Item 1']);

    await run(file, '--rehearse');
    const all = await run('--start', '3', '--overwrite', 'all');
    expect(all.code, all.output).toBe(0);
    expect((await subjects()).toSorted()).toEqual(['Item 1', 'Item 2']);
  });

  test('ends with 2 where items have failed, which are tried again by their number', async ({
    house,
    run,
  }) => {
    const file = await fileOf('old.xml', posts(2));
    await sql`alter table blogs add constraint broken check (subject <> 'Item 1') not valid`.execute(
      house.db,
    );
    const failed = await run(file);
    expect(failed.code, failed.output).toBe(2);
    expect(failed.output).toMatch(/blog make: 1 done, 1 failed/);
    expect(failed.output).toContain('npm run move-in -- --try-again 1');
    await sql`alter table blogs drop constraint broken`.execute(house.db);
    const again = await run('--try-again', '1');
    expect(again.code, again.output).toBe(0);
    expect(again.output).toMatch(/blog make: 2 done, 0 failed/);
    expect(await countOf(house, 'blogs')).toBe(2);
  });

  test('asks what the rows of a table are, and takes the answer', async ({ house, run }) => {
    const file = await fileOf('jobs.csv', 'Title,City\nSecurity Guard,Pune\nSupervisor,Nashik\n');
    const asked = await run(file);
    expect([asked.code, asked.output]).toEqual([1, expect.stringContaining('please say what its rows are')]);
    const columns = ['--column', 'Title=position', '--column', 'City=location'];
    const taken = await run(file, '--as', 'job', ...columns);
    expect(taken.code, taken.output).toBe(0);
    expect(await countOf(house, 'job_openings')).toBe(2);
  });

  test('lists kinds and menus, takes the choice, and remembers it', async ({ house, run }) => {
    const link = 'https://portal.example/';
    const entry = (menu: string) =>
      item({
        ...{ type: 'nav_menu_item', title: 'Portal', terms: [['nav_menu', menu]] },
        metas: { _menu_item_type: 'custom', _menu_item_url: link },
      });
    const service = item({ id: 7, type: 'service', title: 'Gates', content: '<p>By day and night.</p>' });
    const file = await fileOf('old.xml', wxr(service, entry('Main'), entry('Useful')));
    const rehearsed = await run(file, '--rehearse');
    expect([rehearsed.code, rehearsed.output]).toEqual([
      0,
      expect.stringContaining('Kind service, 1 item: left out (or --kind "service=pages")'),
    ]);
    expect(rehearsed.output).toContain('Menu Main, 1 entry: header');

    for (const [option, name] of [
      ['--kind', 'team=pages'],
      ['--menu', 'Other=header'],
    ] as const) {
      const { code, output } = await run(file, '--rehearse', option, name);
      expect([code, output]).toEqual([1, expect.stringContaining('The file has no ')]);
    }
    const chosen = ['--kind', 'service=blogs', '--menu', 'Main=none', '--menu', 'Useful=header'];
    const taken = await run(file, ...chosen);
    expect([taken.code, taken.output]).toEqual([0, expect.stringContaining('Kind service, 1 item: blogs')]);
    expect(taken.output).toContain('Menu Main, 1 entry: left out');
    expect(await countOf(house, 'blogs')).toBe(1);
    const again = await run(file);
    expect([again.code, again.output]).toEqual([
      0,
      expect.stringContaining('as they were chosen for this site before'),
    ]);
    expect(again.output).toContain('1 blog same');
    expect(await countOf(house, 'blogs')).toBe(1);
  });

  test('takes a site for another one, unless it is said to be the same', async ({ house, run }) => {
    expect((await run(await fileOf('old.xml', posts(2)))).code).toBe(0);
    const file = await fileOf('new.xml', posts(2).replaceAll('old.example', 'new.example'));
    const rehearsed = await run(file, '--rehearse');
    expect(rehearsed.output).toContain('2 blog make');
    expect(rehearsed.output).toContain('It is of new.example. If that is a site that came over before');
    const unknown = await run(file, '--same-site-as', 'other.example');
    expect([unknown.code, unknown.output]).toEqual([
      1,
      expect.stringContaining('Sites before: old.example.'),
    ]);
    const same = await run(file, '--same-site-as', 'www.old.example');
    expect(same.code, same.output).toBe(0);
    expect(same.output).toContain('It is the site that was old.example before.');
    expect(same.output).toContain('2 blog change');
    expect((await run(file)).output).toContain('2 blog same');
    expect(await countOf(house, 'blogs')).toBe(2);
  });

  test('stopped by Ctrl-C says how to go on', async ({ house, run }) => {
    const file = await fileOf('old.xml', posts(400));
    const settings = { DATABASE_URL: house.databaseUrl, DATA_DIR: house.config.dataDir };
    const command = join(import.meta.dirname, '../../../server/commands/move-in.ts');
    const child = spawn(process.execPath, [...childOptions(settings), command, file], {
      env: childEnvironment(settings),
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output += data;
      });
    const ended = once(child, 'close');
    await expect.poll(() => countOf(house, 'blogs'), { timeout: 60_000, interval: 10 }).toBeGreaterThan(3);
    child.kill('SIGINT');
    const [code] = await ended;
    expect(code, output).toBe(1);
    expect(output).toContain('Stopped. Go on with: npm run move-in -- --go-on 1');
    const before = await countOf(house, 'blogs');
    expect(before).toBeLessThan(400);
    const finished = await run('--go-on', '1');
    expect(finished.code, finished.output).toBe(0);
    expect(await countOf(house, 'blogs')).toBe(400);
  });

  test('takes an archive of our own, and rehearses it first', async ({ house, run }) => {
    const { bytes, rows } = await moveOutCompany();
    const file = join(folder, 'guardhouse.zip');
    await writeFile(file, bytes);
    expect((await run(file, '--as', 'job')).output).toContain('Use: npm run move-in');
    const rehearsed = await run(file, '--rehearse');
    expect(rehearsed.code, rehearsed.output).toBe(0);
    expect(rehearsed.output).toMatch(/\s3 jobs\n/);
    expect(rehearsed.output).toContain(`It can come in: ${rows} rows`);
    expect(await countOf(house, 'blogs')).toBe(0);
    const moved = await run(file);
    expect([moved.code, moved.output]).toEqual([0, expect.stringContaining(`Moved in: ${rows} rows`)]);
    expect(await countOf(house, 'blogs')).toBe(2);
    const again = await run(file, '--rehearse');
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('This Guardhouse is not empty')]);
    expect((await run(file)).output).toContain('This Guardhouse is not empty');
  });
});
