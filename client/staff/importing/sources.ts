import type { SourceKind } from '../../../src/contract/staff/moving-in.ts';

interface MovableSource {
  kind: SourceKind;
  /** The parts of it that come over. */
  brings: string;
  /** The way to its file, by the words of the menus there. */
  path: readonly string[];
}

/** The systems that can be moved in, and where their files are found. */
export const movableSources: readonly MovableSource[] = [
  {
    kind: 'wordpress',
    brings:
      'Pages, posts, pictures, menus and the jobs of WP Job Manager; every former address leads to its new place.',
    path: ['Tools', 'Export', 'All content', 'Download Export File'],
  },
  {
    kind: 'flamingo',
    brings: 'Messages that visitors sent by Contact Form 7 come into the inbox at their own dates.',
    path: ['Flamingo', 'Inbound Messages', 'choose a channel', 'Export'],
  },
  {
    kind: 'cfdb7',
    brings: 'Messages that CFDB7 kept of Contact Form 7 come into the inbox at their own dates.',
    path: ['Contact Forms', 'the form’s name', 'Export CSV'],
  },
  {
    kind: 'applications',
    brings: 'Applications come to their jobs and into the inbox, with the resumes that they name.',
    path: ['Job Dashboard', 'Applications of a job', 'Download CSV'],
  },
  {
    kind: 'table',
    brings: 'A table of your own of jobs, blogs or contacts, whose columns you match once.',
    path: ['Excel', 'File', 'Save As', 'CSV UTF-8 (Comma delimited)'],
  },
  {
    kind: 'catalogue',
    brings: 'Translations of this site’s sentences, as a translator sends them back.',
    path: ['Poedit', 'File', 'Save As', 'a PO file'],
  },
];
