import * as z from 'zod';
import { anyAddress, line, link, list, paragraph, path, picture, topic } from './schema/fields.ts';

const entry = {
  label: line({ label: 'Name', most: 60 }),
  path: anyAddress({
    label: 'Leads to',
    help: 'A page, or an address of another site (https://…). Without one, the name is shown as text.',
  }).exactOptional(),
};
const childEntry = z.strictObject(entry);
const menuEntry = z.strictObject({
  ...entry,
  children: list(childEntry, { label: 'Below it', item: 'entry', title: 'label' }).exactOptional(),
});
export type MenuItem = z.infer<typeof menuEntry>;

const menu = (label: string) => list(menuEntry, { label, item: 'entry', title: 'label' });

const group = z.strictObject({ label: line({ label: 'Name', most: 30 }), items: menu('Entries') });
export type MenuGroup = z.infer<typeof group>;

const teaser = z.strictObject({
  path: path({ label: 'Page' }),
  line: line({ label: 'Line', most: 60 }),
  topic: topic(),
  picture: picture({ label: 'Picture' }),
});

/** The menus of the header and the footer. */
export const navigation = z.strictObject({
  header: list(group, { label: 'Menu of the header', item: 'menu', title: 'label', least: 1, most: 8 }),
  footer: list(group, { label: 'Menus of the footer', item: 'menu', title: 'label', most: 4 }),
  legal: menu('Last row of the footer'),
  teasers: list(teaser, {
    label: 'Services panel',
    help: 'What the panel shows beside the names of these pages.',
    item: 'line',
    title: 'line',
  }),
  aside: z
    .strictObject({
      heading: line({ label: 'Heading', most: 80 }),
      text: paragraph({ label: 'Text', most: 200 }),
      link: link({ label: 'Link' }),
      topic: topic(),
      picture: picture({ label: 'Picture' }),
    })
    .meta({ label: 'Card beside the services panel' }),
});
export type Navigation = z.infer<typeof navigation>;

/** The menus of the specification, section 2. Entries that it disables have no address. */
export const sampleNavigation: Navigation = {
  header: [
    {
      label: 'ABOUT US',
      items: [
        { label: 'The company', path: '/the-company' },
        { label: 'Mission and vision', path: '/mission-vission' },
        { label: 'Infrastructure', path: '/infrastructure-focus' },
        { label: 'Core business group', path: '/corebusuinessgroup' },
        { label: 'Management team', path: '/management-team' },
      ],
    },
    {
      label: 'OUR SERVICES',
      items: [
        { label: 'Guarding', path: '/guarding-solution' },
        { label: 'Hospital', path: '/hospital-solution' },
        { label: 'Banking', path: '/banking-solution' },
        { label: 'Consulting and investigation', path: '/consulting-investigation' },
        { label: 'Fire', path: '/fire-prevention-protection' },
        { label: 'Facility management', path: '/facility-management' },
        { label: 'Background screening', path: '/background-screen' },
        {
          label: 'E-surveillance',
          path: '/e-surveillance',
          children: [
            { label: 'Integrated control and command center', path: '/e-surveillanceICCC' },
            { label: 'Our monitoring solutions', path: '/e-surveillanceOMS' },
            { label: 'Other integrated solutions and services', path: '/e-surveillanceOISS' },
          ],
        },
      ],
    },
    {
      label: 'RELATIONSHIP',
      items: [
        { label: 'Commitment to best practices', path: '/commitment-to-best-practices' },
        { label: 'Employee-first approach', path: '/employee-first-approach' },
        { label: 'Strong relationship', path: '/strong-relationship' },
      ],
    },
    {
      label: 'KNOWLEDGE CENTER',
      items: [
        { label: 'Clients', path: '/client-testimonial' },
        { label: 'Blogs' },
        { label: 'Compliances' },
      ],
    },
    {
      label: 'GALLERIES',
      items: [
        { label: 'Gallery', path: '/gallery' },
        { label: 'Training gallery', path: '/training_gallery' },
      ],
    },
    {
      label: 'CONTACT US',
      items: [
        { label: 'Contact', path: '/contactus' },
        { label: 'Presence', path: '/our-presence' },
        { label: 'Quotation', path: '/quotation' },
      ],
    },
  ],
  footer: [
    {
      label: 'Company',
      items: [
        { label: 'Management team', path: '/management-team' },
        { label: 'Blogs' },
        { label: 'Compliances' },
        { label: 'Careers' },
      ],
    },
    {
      label: 'Services',
      items: [
        { label: 'Guarding', path: '/guarding-solution' },
        { label: 'Hospital', path: '/hospital-solution' },
        { label: 'Banking', path: '/banking-solution' },
        { label: 'Consulting and investigation', path: '/consulting-investigation' },
      ],
    },
    {
      label: 'Relationship',
      items: [
        { label: 'Commitment to best practices', path: '/commitment-to-best-practices' },
        { label: 'Employee-first approach', path: '/employee-first-approach' },
        { label: 'Strong relationship', path: '/strong-relationship' },
      ],
    },
  ],
  // Pages of our own, which the specification does not name.
  legal: [
    { label: 'Privacy', path: '/privacy' },
    { label: 'Accessibility', path: '/accessibility' },
    { label: 'Licences', path: '/licences' },
    { label: 'Press', path: '/press' },
  ],
  teasers: [
    {
      path: '/guarding-solution',
      line: 'Guards, patrols, escorts, events',
      topic: 'guarding',
      picture: 'card-guarding',
    },
    {
      path: '/hospital-solution',
      line: 'Calm at the doors of care',
      topic: 'hospital',
      picture: 'card-hospital',
    },
    { path: '/banking-solution', line: 'Branches, vaults and ATMs', topic: 'bank', picture: 'card-banking' },
    {
      path: '/consulting-investigation',
      line: 'Verification and due diligence',
      topic: 'consulting',
      picture: 'card-consulting',
    },
    {
      path: '/fire-prevention-protection',
      line: 'Audits, drills, trained crews',
      topic: 'fire',
      picture: 'card-fire',
    },
    {
      path: '/facility-management',
      line: 'Housekeeping by machine and by hand',
      topic: 'facility',
      picture: 'card-facility',
    },
    { path: '/background-screen', line: 'Know who you hire', topic: 'people', picture: 'hero-screening' },
    {
      path: '/e-surveillance',
      line: 'Alarm and video from one room',
      topic: 'control',
      picture: 'card-e-surveillance',
    },
  ],
  aside: {
    heading: 'Not sure what your site needs?',
    text: 'Tell us the gates, the hours and the city, and we plan the posts with you.',
    link: { label: 'Request a quotation', path: '/quotation' },
    topic: 'training',
    picture: 'card-training',
  },
};
