import { claims } from './claims.ts';
import type { IconName } from './icon-names.ts';
import type { PictureName } from './picture-names.ts';
import { site } from './site.ts';
import type { Topic } from './types.ts';

interface PageLink {
  label: string;
  path: `/${string}`;
}

export interface Slide {
  /** The label of its mark and the accessible name of the slide. */
  name: string;
  topic: Topic;
  picture: PictureName;
  kicker: string;
  heading: string;
  lead: string;
  button: PageLink;
  link: PageLink;
}

const quotation: PageLink = { label: 'Request a quotation', path: '/quotation' };

export const slides: readonly Slide[] = [
  {
    name: 'Guarding',
    topic: 'guarding',
    picture: 'stage-guarding',
    kicker: 'Guarding solutions',
    heading: 'People you trust, at every gate.',
    lead: 'Trained guards, a control room behind them, and one officer who answers for your site.',
    button: quotation,
    link: { label: 'See guarding', path: '/guarding-solution' },
  },
  {
    name: 'Control room',
    topic: 'control',
    picture: 'stage-control',
    kicker: 'E-surveillance',
    heading: 'One room that keeps watch.',
    lead: 'Alarms, live video and energy, from bank branches to warehouses, on one wall of screens.',
    button: quotation,
    link: { label: 'See e-surveillance', path: '/e-surveillance' },
  },
  {
    name: 'Hospitals',
    topic: 'hospital',
    picture: 'stage-hospital',
    kicker: 'Hospital security',
    heading: 'Calm at the doors of care.',
    lead: 'Guards who are firm at the entrance and gentle at the bedside, so that doctors can work.',
    button: quotation,
    link: { label: 'See hospital security', path: '/hospital-solution' },
  },
  {
    name: 'Careers',
    topic: 'people',
    picture: 'stage-people',
    kicker: 'Careers',
    heading: 'Work that is looked up to.',
    lead: `Ex-servicemen make up ${claims.exServicemenShare.value} of our guards and officers. The others learn it here, from them.`,
    button: { label: 'See open positions', path: '/Career' },
    link: { label: 'How we train', path: '/training' },
  },
];

interface Highlight {
  icon: IconName;
  title: string;
  text: string;
  /** The mail address, if the text is one. */
  email?: string;
}

export const highlights: readonly Highlight[] = [
  { icon: 'certificate', title: 'Certified company', text: 'Quality, information security, safety' },
  {
    icon: 'calendar',
    title: `${claims.yearsOfExperience.value} years experience`,
    text: `Guarding sites across India since ${claims.founded.value}`,
  },
  {
    icon: 'mail',
    title: 'Customer support by mail',
    text: site.enquiryEmail,
    email: site.enquiryEmail,
  },
];

export const about = {
  heading: `Over ${claims.guardsAndOfficers.value} guards and officers. Six in ten have served.`,
  text: 'Ex-servicemen lead our sites the way they led their sections: turned out on time, briefed, and accountable for what happens on their watch.',
  link: { label: 'About the company', path: '/the-company' },
  picture: 'about-salute',
} as const;

export const services = {
  heading: 'Twelve services, one standard of care',
  text: 'Take one, or hand us the whole site. The same officer answers for all of it.',
} as const;

export interface Counter {
  /** The final value of the counter. */
  value: number;
  unit: string;
  label: string;
}

export const counters: readonly Counter[] = [
  { value: 13, unit: '', label: `years of experience, since ${claims.founded.value}` },
  { value: 15, unit: 'K', label: 'guards at the gates, floors and vaults of India' },
  { value: 200, unit: '', label: 'clients, from bank branches to hospitals' },
];

export const sectors = {
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
  ] satisfies { icon: IconName; name: string }[],
} as const;
