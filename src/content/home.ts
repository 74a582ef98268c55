import * as z from 'zod';
import { icon, line, link, list, paragraph, path, picture, topic } from './schema/fields.ts';

const slide = z.strictObject({
  name: line({ label: 'Name', help: 'The label of its mark.', most: 40 }),
  topic: topic(),
  picture: picture({ label: 'Picture' }),
  kicker: line({ label: 'Above the heading', most: 60 }),
  heading: line({ label: 'Heading', most: 80 }),
  lead: paragraph({ label: 'Below the heading', most: 240 }),
  button: link({ label: 'Button' }),
  link: link({ label: 'Link' }),
});
export type Slide = z.infer<typeof slide>;

const counter = z.strictObject({
  figure: line({
    label: 'Figure',
    help: 'A figure of the company, such as {guards}. It counts up.',
    most: 40,
  }),
  label: line({ label: 'What it counts', most: 120 }),
});
export type Counter = z.infer<typeof counter>;

const serviceCard = z.strictObject({
  name: line({ label: 'Name', most: 60 }),
  path: path({ label: 'Leads to' }),
  topic: topic(),
  picture: picture({ label: 'Picture' }),
  line: line({ label: 'Line', help: 'Shown on wide cards only.', most: 80 }).exactOptional(),
});
export type ServiceCard = z.infer<typeof serviceCard>;

/** What the home page shows between its header and its blogs. */
export const home = z.strictObject({
  slides: list(slide, { label: 'Slides', item: 'slide', title: 'name', least: 1, most: 8 }),
  highlights: list(
    z.strictObject({
      icon: icon(),
      title: line({ label: 'Title', most: 80 }),
      text: line({ label: 'Text', most: 120 }),
      email: z
        .string()
        .max(200)
        .meta({ label: 'E-mail', help: 'Makes the text a link that opens a mail.', control: 'line' })
        .exactOptional(),
    }),
    { label: 'Highlights', item: 'highlight', title: 'title', most: 6 },
  ),
  about: z
    .strictObject({
      heading: line({ label: 'Heading', most: 120 }),
      text: paragraph({ label: 'Text', most: 600 }),
      link: link({ label: 'Link' }),
      picture: picture({ label: 'Picture' }),
    })
    .meta({ label: 'About the company' }),
  services: z
    .strictObject({
      heading: line({ label: 'Heading', most: 120 }),
      text: paragraph({ label: 'Text', most: 400 }),
      cards: list(serviceCard, { label: 'Cards', item: 'card', title: 'name' }),
    })
    .meta({ label: 'Services' }),
  counters: list(counter, { label: 'Counters', item: 'counter', title: 'label', most: 6 }),
  sectors: z
    .strictObject({
      heading: line({ label: 'Heading', most: 120 }),
      text: paragraph({ label: 'Text', most: 400 }),
      list: list(z.strictObject({ icon: icon(), name: line({ label: 'Name', most: 60 }) }), {
        label: 'Sectors',
        item: 'sector',
        title: 'name',
      }),
    })
    .meta({ label: 'Sectors' }),
});
export type Home = z.infer<typeof home>;

/** The home page of the specification, section 2. */
export const sampleHome: Home = {
  slides: [
    {
      name: 'Guarding',
      topic: 'guarding',
      picture: 'stage-guarding',
      kicker: 'Guarding solutions',
      heading: 'People you trust, at every gate.',
      lead: 'Trained guards, a control room behind them, and one officer who answers for your site.',
      button: { label: 'Request a quotation', path: '/quotation' },
      link: { label: 'See guarding', path: '/guarding-solution' },
    },
    {
      name: 'Control room',
      topic: 'control',
      picture: 'stage-control',
      kicker: 'E-surveillance',
      heading: 'One room that keeps watch.',
      lead: 'Alarms, live video and energy, from bank branches to warehouses, on one wall of screens.',
      button: { label: 'Request a quotation', path: '/quotation' },
      link: { label: 'See e-surveillance', path: '/e-surveillance' },
    },
    {
      name: 'Hospitals',
      topic: 'hospital',
      picture: 'stage-hospital',
      kicker: 'Hospital security',
      heading: 'Calm at the doors of care.',
      lead: 'Guards who are firm at the entrance and gentle at the bedside, so that doctors can work.',
      button: { label: 'Request a quotation', path: '/quotation' },
      link: { label: 'See hospital security', path: '/hospital-solution' },
    },
    {
      name: 'Careers',
      topic: 'people',
      picture: 'stage-people',
      kicker: 'Careers',
      heading: 'Work that is looked up to.',
      lead: 'Ex-servicemen make up {exServicemenShare} of our guards and officers. The others learn it here, from them.',
      button: { label: 'See open positions', path: '/Career' },
      link: { label: 'How we train', path: '/training' },
    },
  ],
  highlights: [
    { icon: 'certificate', title: 'Certified company', text: 'Quality, information security, safety' },
    {
      icon: 'calendar',
      title: '{yearsOfExperience} years experience',
      text: 'Guarding sites across India since {founded}',
    },
    { icon: 'mail', title: 'Customer support by mail', text: '{enquiryEmail}', email: '{enquiryEmail}' },
  ],
  about: {
    heading: 'Over {guardsAndOfficers} guards and officers. Six in ten have served.',
    text: 'Ex-servicemen lead our sites the way they led their sections: turned out on time, briefed, and accountable for what happens on their watch.',
    link: { label: 'About the company', path: '/the-company' },
    picture: 'about-salute',
  },
  services: {
    heading: 'Twelve services, one standard of care',
    text: 'Take one, or hand us the whole site. The same officer answers for all of it.',
    cards: [
      {
        name: 'Guarding',
        path: '/guarding-solution',
        topic: 'guarding',
        picture: 'card-guarding',
        line: 'Gates, floors, patrols and events.',
      },
      {
        name: 'E-surveillance',
        path: '/e-surveillance',
        topic: 'control',
        picture: 'card-e-surveillance',
        line: 'Alarms and video, watched all night.',
      },
      { name: 'Hospital security', path: '/hospital-solution', topic: 'hospital', picture: 'card-hospital' },
      { name: 'Banking security', path: '/banking-solution', topic: 'bank', picture: 'card-banking' },
      {
        name: 'Consulting and investigation',
        path: '/consulting-investigation',
        topic: 'consulting',
        picture: 'card-consulting',
      },
      {
        name: 'Electronic security',
        path: '/electronic-security',
        topic: 'electronic',
        picture: 'card-electronic',
      },
      {
        name: 'Fire prevention and protection',
        path: '/fire-prevention-protection',
        topic: 'fire',
        picture: 'card-fire',
      },
      {
        name: 'Facility management',
        path: '/facility-management',
        topic: 'facility',
        picture: 'card-facility',
      },
      {
        name: 'Mechanized cleaning',
        path: '/mechanized-cleaning',
        topic: 'cleaning',
        picture: 'card-cleaning',
      },
      { name: 'Cash van', path: '/cash-van', topic: 'cash', picture: 'card-cash-van' },
      {
        name: 'Specialized manpower',
        path: '/specilized-manpower',
        topic: 'people',
        picture: 'card-manpower',
        line: 'The right person for posts beyond the gate.',
      },
      {
        name: 'Training',
        path: '/training',
        topic: 'training',
        picture: 'card-training',
        line: 'Drill first, then the post.',
      },
    ],
  },
  counters: [
    { figure: '{yearsOfExperience}', label: 'years of experience, since {founded}' },
    { figure: '{guards}', label: 'guards at the gates, floors and vaults of India' },
    { figure: '{clients}', label: 'clients, from bank branches to hospitals' },
  ],
  sectors: {
    heading: 'Sectors we serve',
    text: 'Every sector has its own rush hour, its own risk and its own manners.',
    list: [
      { icon: 'office', name: 'Corporate' },
      { icon: 'retail', name: 'Retail outlets' },
      { icon: 'mall', name: 'Malls' },
      { icon: 'government', name: 'Government' },
      { icon: 'health', name: 'Healthcare' },
      { icon: 'chart', name: 'Financial institutions' },
      { icon: 'bank-branch', name: 'Bank branches' },
      { icon: 'atm', name: 'ATMs' },
      { icon: 'education', name: 'Educational institutions' },
      { icon: 'warehouse', name: 'Warehouse and manufacturing units' },
      { icon: 'housing', name: 'Housing societies' },
      { icon: 'food', name: 'Food and beverage industry' },
    ],
  },
};
