import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findFaults, roomOf } from './check-rooms.ts';
import { drawRooms } from './draw-rooms.ts';

describe('the rooms', () => {
  test('report an import that goes up', () => {
    const upward = { from: 'server/jobs/jobs.ts', to: 'server/editing/jobs/jobs-moderation.ts' };
    expect(findFaults([upward])).toEqual([expect.stringContaining('server/jobs lies below server/editing')]);
    expect(findFaults([{ from: 'src/contract/blog.ts', to: 'src/content/site.ts' }])).toHaveLength(1);
  });

  test('allow the client to import nothing from the server but the types of its routers', () => {
    expect(findFaults([{ from: 'client/trpc.ts', to: 'server/router.ts' }])).toEqual([]);
    expect(findFaults([{ from: 'client/trpc.ts', to: 'server/errors.ts' }])).toHaveLength(1);
  });

  test('report a file that lies in none of them', () => {
    expect(() => roomOf('server/loose.ts')).toThrow('lies in no room');
  });

  test('change rows by runTransaction, which repeats what a deadlock has ended', () => {
    const isBare = (path: string) => /\.transaction\(\)\s*\.execute/.test(readFileSync(path, 'utf8'));
    // The others write files as well, or to a database that nobody else uses yet.
    expect(globSync('server/**/*.ts').filter(isBare).sort()).toEqual([
      'server/archive/backup/restore.ts',
      'server/archive/bringing-back/bring-back.ts',
      'server/database/run-transaction.ts',
      'server/doors/staff/upload-part-routes.ts',
      'server/importing/runs/receive-files.ts',
    ]);
  });

  test('are drawn without the arrows that follow from a longer path', () => {
    const imports = [
      { from: 'server/mail/a.ts', to: 'server/database/b.ts' },
      { from: 'server/jobs/a.ts', to: 'server/mail/b.ts' },
      { from: 'server/jobs/a.ts', to: 'server/database/b.ts' },
    ];
    const drawing = drawRooms(imports, 'server');
    expect(drawing).toContain('server_jobs --> server_mail');
    expect(drawing).not.toContain('server_jobs --> server_database');
  });
});
