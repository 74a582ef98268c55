import type { IconName } from './icon-names.ts';

export interface Client {
  name: string;
  mark: IconName;
}

/** Names and marks are stand-ins: a company puts in those of its own clients, with their leave. */
export const clientGroups: readonly { name: string; clients: readonly Client[] }[] = [
  {
    name: 'Medical',
    clients: [
      { name: 'City Hospital', mark: 'mark-plus' },
      { name: 'Wellness Clinics', mark: 'mark-leaf' },
      { name: 'Star Eye Institute', mark: 'mark-star' },
      { name: 'Sunrise Heart Care', mark: 'mark-arch' },
      { name: 'Cube Diagnostics', mark: 'mark-cube' },
      { name: 'Clover Children', mark: 'mark-clover' },
    ],
  },
  {
    name: 'Education',
    clients: [
      { name: 'Mosaic School', mark: 'mark-clover' },
      { name: 'Summit Academy', mark: 'mark-peak' },
      { name: 'Riverside College', mark: 'mark-wave' },
      { name: 'Institute of Design', mark: 'mark-cube' },
      { name: 'Green Leaf School', mark: 'mark-leaf' },
      { name: 'Dawn Girls’ College', mark: 'mark-arch' },
    ],
  },
  {
    name: 'Banking and financial',
    clients: [
      { name: 'Gateway Bank', mark: 'mark-arch' },
      { name: 'Keystone Finance', mark: 'mark-cube' },
      { name: 'Union Credit', mark: 'mark-clover' },
      { name: 'Harbour Capital', mark: 'mark-wave' },
      { name: 'Peak Insurance', mark: 'mark-peak' },
      { name: 'Pole Star Savings', mark: 'mark-star' },
    ],
  },
];
