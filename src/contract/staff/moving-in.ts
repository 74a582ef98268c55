import { z } from 'zod';
import { storable } from '../fields.ts';
import { pageInput } from './paging.ts';

/** What can be moved in, by what its file is. The file says it, except for a table whose columns are matched by hand. */
export const sourceKinds = ['wordpress', 'flamingo', 'cfdb7', 'applications', 'table', 'catalogue'] as const;
export type SourceKind = (typeof sourceKinds)[number];

/** What a source holds. */
export const foundKinds = [
  'page',
  'blog',
  'job',
  'picture',
  'menu',
  'address',
  'submission',
  'translations',
] as const;
export type FoundKind = (typeof foundKinds)[number];

/**
 * What is, or was, done with an item: `make`, `change` what an earlier import made of it and nobody has edited since,
 * `ask` where somebody has, `same` as it came before, `leave` since nothing can be made of it.
 */
export const importActs = ['make', 'change', 'ask', 'same', 'leave'] as const;
export type ImportAct = (typeof importActs)[number];

export const importStates = [
  'reading',
  'columns',
  'unreadable',
  'rehearsed',
  'running',
  'stopped',
  'done',
  'undoing',
  'undone',
] as const;
/** `columns` waits for somebody to match a table's columns. `rehearsed` has written nothing but its report. */
export type ImportState = (typeof importStates)[number];

export const importId = z.int().min(1).max(2_147_483_647);
export const importInput = z.object({ id: importId });

const progress = z.object({
  done: z.int(),
  total: z.int(),
  /** Null as long as it cannot be told. */
  secondsLeft: z.int().nullable(),
});

export const importEntry = z.object({
  id: importId,
  source: z.enum(sourceKinds),
  /** The former site's address, or the file's name. */
  from: z.string(),
  fileName: z.string(),
  bytes: z.int(),
  state: z.enum(importStates),
  /** Why it is unreadable or stopped; '' otherwise. */
  reason: z.string(),
  progress,
  by: z.string().nullable(),
  at: z.string(),
});
export type ImportEntry = z.infer<typeof importEntry>;

export const importsInput = z.object(pageInput(importId));
export const importsPage = z.object({ imports: z.array(importEntry), next: importId.nullable() });

export const openedImport = importEntry.extend({
  /** How many items of each kind have which act, and how many of those are done or have failed. */
  counts: z.array(
    z.object({
      kind: z.enum(foundKinds).nullable(),
      act: z.enum(importActs),
      items: z.int(),
      done: z.int(),
      failed: z.int(),
    }),
  ),
  /** The hosts that hold pictures of this source. Pictures are fetched from none that is not named. */
  hosts: z.array(z.string()),
  mayUndo: z.boolean(),
  /** Which rehearsal this is, of those that there have been: when it, or what came after it, began. */
  begun: z.string(),
  /** How many of the lines that have failed can be tried again without the file. */
  retriable: z.int(),
});
export type OpenedImport = z.infer<typeof openedImport>;

export const IMPORT_LINES_PAGE = 100;
const lineId = z.int().min(1);
export const importLinesInput = importInput.extend({
  kind: z.enum(foundKinds).optional(),
  act: z.enum(importActs).optional(),
  /** Only lines with notes, or with a failure. */
  only: z.enum(['notes', 'failed']).optional(),
  search: storable(z.string().trim().max(200)).default(''),
  ...pageInput(lineId),
});
const importLine = z.object({
  id: lineId,
  place: z.string(),
  title: z.string(),
  kind: z.enum(foundKinds).nullable(),
  act: z.enum(importActs),
  state: z.enum(['waiting', 'done', 'failed', 'undone']),
  notes: z.array(
    z.object({ outcome: z.enum(['changed', 'dropped']), text: z.string(), place: z.string().optional() }),
  ),
  failure: z.string(),
  /** The address in the staff area of what was made; null for nothing. */
  leadsTo: z.string().nullable(),
});
export type ImportLine = z.infer<typeof importLine>;
export const importLines = z.object({ lines: z.array(importLine), next: lineId.nullable() });

/** What rows of a table become. */
export const tableTargets = ['job', 'blog', 'contact'] as const;
export type TableTarget = (typeof tableTargets)[number];

/** Heading → field. */
const chosenColumns = z.record(z.string(), z.string());

/** The columns of a table, and what was chosen for one with the same headings before, or else what is proposed. */
export const tableColumns = z.object({
  columns: z.array(z.object({ heading: z.string(), examples: z.array(z.string()) })),
  /** The fields that each target has. */
  fields: z.record(
    z.enum(tableTargets),
    z.array(
      z.object({
        field: z.string(),
        label: z.string(),
        isRequired: z.boolean(),
        /** Whether several columns may be it, whose cells are joined: a first and a last name. */
        isJoined: z.boolean(),
      }),
    ),
  ),
  target: z.enum(tableTargets).nullable(),
  chosen: chosenColumns,
  /** What the headings speak of for each target, also where a column that it needs is missing. */
  proposed: z.record(z.enum(tableTargets), chosenColumns),
  /** Whether a table with the same headings came before, and the choice is that one's. */
  cameBefore: z.boolean(),
});
export type TableColumns = z.infer<typeof tableColumns>;
export const matchColumnsInput = importInput.extend({
  target: z.enum(tableTargets),
  chosen: z.record(z.string().max(500), z.string().max(100)),
});

export const tryAgainInput = importInput.extend({
  /** More hosts from which pictures may be fetched. */
  hosts: z.array(z.string().max(253)).max(20).default([]),
});

export const startImportInput = importInput.extend({
  /** `begun` of the rehearsal that the member has seen; another tab may have had the file rehearsed again. */
  rehearsal: z.string().max(40).optional(),
  /** The hosts from which pictures may be fetched. */
  hosts: z.array(z.string().max(253)).max(20).default([]),
  /** The lines with `ask` that may overwrite what was edited here. */
  overwrite: z.array(lineId).max(5_000).default([]),
});

/** What the items of a kind that a theme or plugin has added can become. */
export const kindTargets = ['page', 'blog'] as const;
export type KindTarget = (typeof kindTargets)[number];

/** The places of the site's menus that a foreign menu can take. */
export const menuPlaces = ['header', 'footer', 'legal'] as const;
export type MenuPlace = (typeof menuPlaces)[number];
/** How many menus each of them has room for. */
export const menuRoom: Readonly<Record<MenuPlace, number>> = { header: 1, footer: 4, legal: 1 };

/** What a site's export leaves to the office, and what its rehearsal has gone by. */
export const siteChoices = z.object({
  /** The site that the file names, without scheme and www; '' for none. What was stored before this was asked has none. */
  site: z.string().default(''),
  /** Those from which something came over before: one of them may be this one under a former address. */
  sites: z.array(z.string()).default([]),
  /** Which of them it is. Null where it is another one. */
  sameSiteAs: z.string().nullable().default(null),
  /** Those with the most items first. */
  kinds: z.array(
    z.object({
      kind: z.string(),
      items: z.int(),
      /** Titles of some of them. */
      examples: z.array(z.string()),
      /** Null where they are left out. */
      target: z.enum(kindTargets).nullable(),
    }),
  ),
  menus: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      entries: z.int(),
      examples: z.array(z.string()),
      /** As chosen, or else by its name; null where it is left out. */
      place: z.enum(menuPlaces).nullable(),
    }),
  ),
  /** Whether an export of the same site came before, and the choice is that one's. */
  cameBefore: z.boolean(),
});
export type SiteChoices = z.infer<typeof siteChoices>;

/** What is not named stays as it was chosen, or else as it is proposed. */
export const chooseInput = importInput.extend({
  kinds: z.record(z.string().max(100), z.enum(kindTargets).nullable()),
  menus: z.record(z.string().max(600), z.enum(menuPlaces).nullable()),
  sameSiteAs: z.string().max(500).nullable().optional(),
});
