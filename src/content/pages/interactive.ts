import type { Page } from '../schema/page.ts';

/** The interactive pages: forms, lists and the home page. */
export const interactivePages = [
  {
    path: '/',
    aliases: ['/home'],
    name: 'Home',
    heading: 'People you trust, at every gate.',
    lead: 'Trained guards, a control room behind them, and one officer who answers for your site.',
    description:
      'Guarding, electronic security, fire, cleaning and facility services across India, with one officer who answers for your site.',
    topic: 'guarding',
    screen: 'home',
  },
  {
    path: '/contactus',
    name: 'Contact Us',
    heading: 'A person answers',
    lead: 'Call, write, or leave your number and we will ring you back.',
    description:
      'Telephone, e-mail and office addresses of {companyShort}, and a form to request a call back.',
    topic: 'control',
    screen: 'contact-us',
  },
  {
    path: '/quotation',
    name: 'Quotation Requests',
    heading: 'Tell us about the site',
    lead: 'Which service, at which address, and whom we may call.',
    description:
      'Request a quotation for armed or unarmed guards, drivers, mechanised cleaning or other manpower.',
    topic: 'consulting',
    screen: 'quotation',
  },
  {
    path: '/Career',
    name: 'Job Openings',
    heading: 'Work that is looked up to',
    lead: 'Every open position, with its city and its salary. Applying costs nothing, at any stage.',
    description:
      'Open positions at {companyShort}: guards, supervisors, technicians, drivers and office staff across India.',
    topic: 'people',
    screen: 'job-openings',
  },
  {
    path: '/jobs/$job',
    name: 'Job detail',
    heading: 'Open position',
    description:
      'An open position at {companyShort}: its place, its work, its salary, and how to apply for it.',
    topic: 'people',
    screen: 'job-detail',
    parent: '/Career',
  },
  {
    path: '/career',
    name: 'Resume Submission Form',
    heading: 'Send us your resume',
    lead: 'A few lines about you, and your resume if you have one. We never charge a fee.',
    description:
      'Apply for a position at {companyShort} with your qualification, your phone number and your resume.',
    topic: 'people',
    screen: 'resume-submission',
    parent: '/Career',
  },
  {
    path: '/job-portal',
    name: 'Job Upload',
    heading: 'For Specific Job Upload',
    lead: 'Describe the position. We read each posting before it is shown on the site.',
    description:
      'Send in a job opening: position, qualification, skills, experience, industry, location and salary.',
    topic: 'people',
    screen: 'job-upload',
  },
  {
    path: '/received/$reference',
    name: 'Received',
    heading: 'Success',
    description:
      'What a form of this site answers to a browser that runs no scripts: the reference to quote.',
    topic: 'control',
    screen: 'form-received',
  },
  {
    path: '/confirm/$token',
    name: 'Confirm your request',
    heading: 'Confirm your request',
    description:
      'Where the link in our mail leads: a button confirms that a request about personal data is yours.',
    topic: 'bank',
    screen: 'confirmation',
    picture: 'hero-privacy',
    parent: '/privacy',
  },
  {
    path: '/blog',
    name: 'Blog list',
    heading: 'Notes from the gate',
    lead: 'What we have learnt about guarding, fire, hospitals, cash and the people who do the work.',
    description:
      'Articles on guarding, fire safety, hospital security, e-surveillance, hiring ex-servicemen and cash in transit.',
    topic: 'guarding',
    screen: 'blog-list',
  },
  {
    path: '/blog/$blogId',
    name: 'Blog detail',
    heading: 'Blog',
    description: 'An article on security, fire safety or facility services by the people of {companyShort}.',
    topic: 'guarding',
    screen: 'blog-detail',
    parent: '/blog',
  },
  {
    path: '/government-guidelines',
    name: 'Compliances list',
    heading: 'Compliances',
    lead: 'Licences, registrations, certificates and policies, each as a document that you can open.',
    description: 'Licences, registrations, certificates and policies of {companyShort} as documents to view.',
    topic: 'bank',
    screen: 'compliances',
  },
] as const satisfies readonly Page[];
