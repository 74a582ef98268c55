type ClientGroupName = 'Medical' | 'Education' | 'Banking and financial';

export interface Client {
  name: string;
  group: ClientGroupName;
  /** The name of the logo's file. */
  mark: string;
}

/** Sample clients. A company enters its own clients here, with their permission. */
const clients: readonly Client[] = [
  { name: 'City Hospital', group: 'Medical', mark: 'city-hospital' },
  { name: 'Wellness Clinics', group: 'Medical', mark: 'wellness-clinics' },
  { name: 'Star Eye Institute', group: 'Medical', mark: 'star-eye-institute' },
  { name: 'Sunrise Heart Care', group: 'Medical', mark: 'sunrise-heart-care' },
  { name: 'Cube Diagnostics', group: 'Medical', mark: 'cube-diagnostics' },
  { name: 'Clover Children’s Clinic', group: 'Medical', mark: 'clover-children' },

  { name: 'Mosaic School', group: 'Education', mark: 'mosaic-school' },
  { name: 'Summit Academy', group: 'Education', mark: 'summit-academy' },
  { name: 'Riverside College', group: 'Education', mark: 'riverside-college' },
  { name: 'Institute of Design', group: 'Education', mark: 'institute-of-design' },
  { name: 'Green Leaf School', group: 'Education', mark: 'green-leaf-school' },
  { name: 'Dawn Girls’ College', group: 'Education', mark: 'dawn-college' },

  { name: 'Gateway Bank', group: 'Banking and financial', mark: 'gateway-bank' },
  { name: 'Keystone Finance', group: 'Banking and financial', mark: 'keystone-finance' },
  { name: 'Union Credit', group: 'Banking and financial', mark: 'union-credit' },
  { name: 'Harbour Capital', group: 'Banking and financial', mark: 'harbour-capital' },
  { name: 'Peak Insurance', group: 'Banking and financial', mark: 'peak-insurance' },
  { name: 'Pole Star Savings', group: 'Banking and financial', mark: 'pole-star-savings' },
];

const groupNames: readonly ClientGroupName[] = ['Medical', 'Education', 'Banking and financial'];

/** The clients in their groups, for the home page and the clients page. */
export const clientGroups: readonly { name: ClientGroupName; clients: readonly Client[] }[] = groupNames.map(
  (name) => ({ name, clients: clients.filter(({ group }) => group === name) }),
);
