/**
 * The house from the ground up: a room imports only from rooms further up in this list, and of two folders within a
 * room at most one imports the other. A room is a folder, or a file that has no folder. `npm run check` holds it.
 */
export const rooms = [
  'src',
  'server/errors.ts',
  'server/settings',
  'server/config.ts',
  'server/database',
  'server/audit',
  'server/operating',
  'server/http',
  'server/content',
  'server/files',
  'server/context.ts',
  'server/trpc.ts',
  'server/mail',
  'server/submissions',
  'server/jobs',
  'server/publications',
  'server/privacy',
  'server/staff/access',
  'server/staff/editing',
  'server/staff',
  'server/router.ts',
  'server/pages',
  'server/discovery',
  'server/doors',
  'server/chores',
  'server/backup',
  'server/commands',
  'server/app.ts',
  'server/main.ts',
  'server/start.js',
  'client/shared',
  'client/trpc.ts',
  'client/site',
  'client',
  'client/staff',
  'client/build',
] as const;

export type Room = (typeof rooms)[number];

/** The files whose type imports from higher rooms are allowed, with the reason. */
export const typesFromAbove: Readonly<Record<string, string>> = {
  'server/context.ts': 'It names the type of each part that the app is built from; nothing of it runs.',
};

/** What the client may know of the server: the types of its two routers, from which tRPC infers every call. */
export const knownToClient = ['server/router.ts', 'server/staff/staff-router.ts'];
