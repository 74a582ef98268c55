import * as z from 'zod';
import { code, line, list, picture } from './schema/fields.ts';

const client = z.strictObject({
  name: line({ label: 'Name', most: 80 }),
  mark: code(
    { label: 'Drawn logo', help: 'The name of a logo of the sample company.' },
    /^[a-z0-9-]{1,60}$/,
    'Small letters, digits and hyphens only.',
  ).exactOptional(),
  logo: picture({ label: 'Logo' }).exactOptional(),
});
export type Client = z.infer<typeof client>;

const group = z.strictObject({
  name: line({ label: 'Name', most: 60 }),
  clients: list(client, { label: 'Clients', item: 'client', title: 'name' }),
});

/** Clients in their groups, for the home page and the page about clients. A company names them with their permission. */
export const clients = z.strictObject({
  groups: list(group, { label: 'Groups', item: 'group', title: 'name' }),
});
export type Clients = z.infer<typeof clients>;

export const sampleClients: Clients = {
  groups: [
    {
      name: 'Medical',
      clients: [
        { name: 'City Hospital', mark: 'city-hospital' },
        { name: 'Wellness Clinics', mark: 'wellness-clinics' },
        { name: 'Star Eye Institute', mark: 'star-eye-institute' },
        { name: 'Sunrise Heart Care', mark: 'sunrise-heart-care' },
        { name: 'Cube Diagnostics', mark: 'cube-diagnostics' },
        { name: 'Clover Children’s Clinic', mark: 'clover-children' },
      ],
    },
    {
      name: 'Education',
      clients: [
        { name: 'Mosaic School', mark: 'mosaic-school' },
        { name: 'Summit Academy', mark: 'summit-academy' },
        { name: 'Riverside College', mark: 'riverside-college' },
        { name: 'Institute of Design', mark: 'institute-of-design' },
        { name: 'Green Leaf School', mark: 'green-leaf-school' },
        { name: 'Dawn Girls’ College', mark: 'dawn-college' },
      ],
    },
    {
      name: 'Banking and financial',
      clients: [
        { name: 'Gateway Bank', mark: 'gateway-bank' },
        { name: 'Keystone Finance', mark: 'keystone-finance' },
        { name: 'Union Credit', mark: 'union-credit' },
        { name: 'Harbour Capital', mark: 'harbour-capital' },
        { name: 'Peak Insurance', mark: 'peak-insurance' },
        { name: 'Pole Star Savings', mark: 'pole-star-savings' },
      ],
    },
  ],
};
