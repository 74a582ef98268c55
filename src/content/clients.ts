import type { IconName } from './icon-names.ts';

export type ClientGroupName = 'Medical' | 'Education' | 'Banking and financial';

export interface Client {
  name: string;
  group: ClientGroupName;
  mark: IconName;
}

/** Names and marks are stand-ins: a company puts in those of its own clients, with their leave. */
export const clients: readonly Client[] = [
  { name: 'City Hospital', group: 'Medical', mark: 'mark-plus' },
  { name: 'Wellness Clinics', group: 'Medical', mark: 'mark-leaf' },
  { name: 'Star Eye Institute', group: 'Medical', mark: 'mark-star' },
  { name: 'Sunrise Heart Care', group: 'Medical', mark: 'mark-arch' },
  { name: 'Cube Diagnostics', group: 'Medical', mark: 'mark-cube' },
  { name: 'Clover Children', group: 'Medical', mark: 'mark-clover' },

  { name: 'Mosaic School', group: 'Education', mark: 'mark-clover' },
  { name: 'Summit Academy', group: 'Education', mark: 'mark-peak' },
  { name: 'Riverside College', group: 'Education', mark: 'mark-wave' },
  { name: 'Institute of Design', group: 'Education', mark: 'mark-cube' },
  { name: 'Green Leaf School', group: 'Education', mark: 'mark-leaf' },
  { name: 'Dawn Girls’ College', group: 'Education', mark: 'mark-arch' },

  { name: 'Gateway Bank', group: 'Banking and financial', mark: 'mark-arch' },
  { name: 'Keystone Finance', group: 'Banking and financial', mark: 'mark-cube' },
  { name: 'Union Credit', group: 'Banking and financial', mark: 'mark-clover' },
  { name: 'Harbour Capital', group: 'Banking and financial', mark: 'mark-wave' },
  { name: 'Peak Insurance', group: 'Banking and financial', mark: 'mark-peak' },
  { name: 'Pole Star Savings', group: 'Banking and financial', mark: 'mark-star' },
];

const groupNames: readonly ClientGroupName[] = ['Medical', 'Education', 'Banking and financial'];

/** The marks in their groups, as the home page and the clients page show them. */
export const clientGroups: readonly { name: ClientGroupName; clients: readonly Client[] }[] = groupNames.map(
  (name) => ({ name, clients: clients.filter(({ group }) => group === name) }),
);
