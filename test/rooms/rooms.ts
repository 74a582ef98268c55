/**
 * The rooms from the ground up: a room imports only from rooms earlier in this list. A room is a folder of the first
 * level with all that lies in it, or a file outside of all folders; in `src`, contract and content are rooms of their
 * own. `npm run check` enforces this.
 */
export const rooms = [
  'src',
  'src/contract',
  'src/content',
  'server/errors.ts',
  'server/spelling',
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
  'server/router.ts',
  'server/pages',
  'server/discovery',
  'server/members',
  'server/editing',
  'server/inbox',
  'server/live',
  'server/conversation',
  'server/quotations',
  'server/notices',
  'server/importing',
  'server/people',
  'server/archive',
  'server/start',
  'server/staff-router.ts',
  'server/doors',
  'server/scheduler.ts',
  'server/chores.ts',
  'server/app.ts',
  'server/commands',
  'server/main.ts',
  'server/start.js',
  'client/shared',
  'client/trpc.ts',
  'client/site',
  'client',
  'client/preview',
  'client/pdf-frame',
  'client/staff',
  'client/build',
] as const;

export type Room = (typeof rooms)[number];

/** The files whose type imports from higher rooms are allowed, with the reason. */
export const typesFromAbove: Readonly<Record<string, string>> = {
  'server/context.ts':
    'It lists the types of the parts that the app is built from; these imports do not exist at run time.',
};

/** What the client may know of the server: the types of its two routers, from which tRPC infers every call. */
export const knownToClient = ['server/router.ts', 'server/staff-router.ts'];
