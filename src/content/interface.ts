import type * as z from 'zod';
import { answersWords } from './interface/answers.ts';
import { blogWords } from './interface/blogs.ts';
import { checksWords } from './interface/checks.ts';
import { commonWords } from './interface/common.ts';
import { complianceWords } from './interface/compliances.ts';
import { confirmationWords } from './interface/confirmation.ts';
import { discoveryWords } from './interface/discovery.ts';
import { errorWords } from './interface/errors.ts';
import { formsWords } from './interface/forms.ts';
import { frameWords } from './interface/frame.ts';
import { jobFilterWords } from './interface/job-filters.ts';
import { jobPageWords } from './interface/job-page.ts';
import { jobsWords } from './interface/jobs.ts';
import { labelsWords } from './interface/labels.ts';
import { noticesWords } from './interface/notices.ts';
import { optionsWords } from './interface/options.ts';
import { pageWords } from './interface/pages.ts';
import { questionsWords } from './interface/questions.ts';
import { receiptsWords } from './interface/receipts.ts';
import { refusalsWords } from './interface/refusals.ts';
import { salaryWords } from './interface/salaries.ts';
import { sectionWords } from './interface/sections.ts';
import { stateWords } from './interface/states.ts';
import { tableWords } from './interface/tables.ts';
import { translationWords } from './interface/translation.ts';
import { uploadsWords } from './interface/uploads.ts';
import { type MessageIdOf, messageAreas } from './messages.ts';

/** The sample company's labels, buttons, notices and errors, by the area of the site where they stand. */
export const sampleInterface = {
  discovery: discoveryWords,
  frame: frameWords,
  sections: sectionWords,
  forms: formsWords,
  labels: labelsWords,
  options: optionsWords,
  checks: checksWords,
  questions: questionsWords,
  uploads: uploadsWords,
  refusals: refusalsWords,
  answers: answersWords,
  receipts: receiptsWords,
  notices: noticesWords,
  blogs: blogWords,
  common: commonWords,
  compliances: complianceWords,
  confirmation: confirmationWords,
  errors: errorWords,
  jobFilters: jobFilterWords,
  jobPage: jobPageWords,
  jobs: jobsWords,
  pages: pageWords,
  salaries: salaryWords,
  tables: tableWords,
  states: stateWords,
  translation: translationWords,
} as const;

const labels: Record<keyof typeof sampleInterface, string> = {
  discovery: 'Feeds, search results and language models',
  frame: 'Header, footer and panels',
  sections: 'Sections of pages',
  forms: 'Forms',
  labels: 'Forms: labels of the fields',
  options: 'Forms: choices',
  checks: 'Forms: what is wrong with a field',
  questions: 'Forms: questions about likely mistakes',
  uploads: 'Forms: the resume',
  refusals: 'Forms: why one could not be sent',
  answers: 'Forms: thanks for a submission',
  receipts: 'Receipts',
  notices: 'Privacy notices at the forms',
  blogs: 'Blogs',
  common: 'In several places',
  compliances: 'List of compliance documents',
  confirmation: 'Confirmation of a request',
  errors: 'Errors',
  jobFilters: 'Filters of the openings',
  jobPage: 'Page of a job',
  jobs: 'List of openings',
  pages: 'Pages with a layout of their own',
  salaries: 'Salaries',
  tables: 'Lists',
  states: 'States and union territories',
  translation: 'Only in translations',
};

/** Every short text that is not a page's own. */
export const interfaceWords = messageAreas(sampleInterface, labels);
export type InterfaceWords = z.infer<typeof interfaceWords>;

export type MessageId = MessageIdOf<typeof sampleInterface>;
