import * as z from 'zod';
import { line, list, path, picture } from './schema/fields.ts';

const leader = z.strictObject({
  role: line({ label: 'Office', most: 60 }),
  name: line({ label: 'Name', help: 'Without a name, the office alone is shown.', most: 80 }).exactOptional(),
  path: path({ label: 'Page' }),
  picture: picture({ label: 'Portrait' }),
});

export const leaders = z.strictObject({
  leaders: list(leader, { label: 'Leaders', item: 'leader', title: 'role' }),
});
export type Leaders = z.infer<typeof leaders>;

/** By their office, without names, as in the specification. */
export const sampleLeaders: Leaders = {
  leaders: [
    { role: 'Chairman', path: '/chairman', picture: 'leader-chairman' },
    { role: 'Managing Director', path: '/managing-director', picture: 'leader-managing-director' },
    { role: 'Executive Director', path: '/executive-director', picture: 'leader-executive-director' },
  ],
};
