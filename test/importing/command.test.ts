import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import type { StartedServer } from '../environment/app.ts';
import { runCommand } from '../environment/run-command.ts';
import { test as base } from './house.ts';
import { item, wxr } from './wordpress/wxr.ts';

type Run = (...args: string[]) => Promise<{ code: number; output: string }>;

const settingsOf = ({ databaseUrl, config }: StartedServer) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: config.dataDir,
});

/** The number of the import that a command has said. */
const importIn = (output: string) => /Import (\d+) is/.exec(output)?.[1] ?? 'no import';

const test = base.extend<{ run: Run; put: (name: string, content: string) => Promise<string> }>({
  run: async ({ house, owner }, use) =>
    use((...args) => {
      const member = args.length === 0 ? [] : ['--member', owner.email];
      return runCommand([...args, ...member], settingsOf(house), 'move-in');
    }),
  put: async ({ house }, use) =>
    use(async (name, content) => {
      const file = join(house.config.dataDir, name);
      await writeFile(file, content);
      return file;
    }),
});

const posts = (count: number) =>
  wxr(
    ...Array.from({ length: count }, (_, index) => item({ id: index + 1, content: `<p>Words ${index}</p>` })),
  );
const countOf = async ({ db }: StartedServer, table: 'blogs' | 'job_openings' | 'imports') =>
  (await db.selectFrom(table).select('id').execute()).length;

describe('npm run move-in', () => {
  test('says how it is used, and what it cannot take', async ({ house, run, put }) => {
    const { code, output } = await run();
    expect([code, output]).toEqual([1, expect.stringMatching(/^Use: npm run move-in -- FILE/m)]);
    expect(output).not.toContain('    at ');
    const jobs = await put('jobs.csv', 'Title,City\nSecurity Guard,Pune\nSupervisor,Nashik\n');
    const asked = await run(jobs);
    expect([asked.code, asked.output]).toEqual([1, expect.stringContaining('please say what its rows are')]);
    const columns = ['--column', 'Title=position', '--column', 'City=location'];
    const taken = await run(jobs, '--as', 'job', ...columns);
    expect(taken.code, taken.output).toBe(0);
    expect(await countOf(house, 'job_openings')).toBe(2);
  });

  test('rehearses, imports, overwrites named lines, and takes back', async ({ house, run, put }) => {
    const file = await put('old.xml', posts(2));
    const report = join(house.config.dataDir, 'report.csv');
    const rehearsed = await run(file, '--rehearse', '--report', report);
    expect(rehearsed.code, rehearsed.output).toBe(0);
    expect(rehearsed.output).toMatch(/Import \d+ is rehearsed\.\n\s+2 blog make\n\s+4 address make/);
    expect(await countOf(house, 'blogs')).toBe(0);
    expect(await readFile(report, 'utf8')).toContain('"blog","Item 1","make","waiting"');
    const id = importIn(rehearsed.output);
    const imported = await run('--start', id);
    expect(imported.code, imported.output).toBe(0);
    expect(imported.output).toMatch(/is done\.\n\s+2 blog make: 2 done, 0 failed/);
    // The file that was given is not the server's to remove.
    expect(await readFile(file, 'utf8')).toBe(posts(2));

    const edited = { subject: 'Edited here', version: sql<number>`version + 1` };
    await house.db.updateTable('blogs').set(edited).execute();
    const newer = await put('new.xml', posts(2).replaceAll('Words', 'Other words'));
    const asking = await run(newer, '--rehearse', '--report', report);
    expect(asking.output).toContain('2 blog ask');
    const csv = await readFile(report, 'utf8');
    const lines: Record<string, string>[] = parse(csv, { bom: true, columns: true });
    const [first] = lines.filter((line) => line['What is done'] === 'ask');
    const second = importIn(asking.output);
    const started = await run('--start', second, '--overwrite', first?.Line ?? '');
    expect(started.code, started.output).toBe(0);
    const blogs = await house.db.selectFrom('blogs').select('subject').orderBy('subject').execute();
    expect(blogs.map(({ subject }) => subject)).toEqual(['Edited here', 'Item 1']);
    const undone = await run('--undo', second);
    expect([undone.code, undone.output]).toEqual([0, expect.stringContaining(`${second} is undone.`)]);
  });
});
