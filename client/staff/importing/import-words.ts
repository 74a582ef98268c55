import { groupDigits } from '../../../src/content/group-digits.ts';
import type {
  FoundKind,
  ImportAct,
  ImportState,
  OpenedImport,
  SourceKind,
} from '../../../src/contract/staff/moving-in.ts';
import type { Tone } from '../ui/badge.tsx';
import { capitalise } from '../ui/capitalise.ts';

export const sourceLabels: Record<SourceKind, string> = {
  wordpress: 'WordPress export',
  flamingo: 'Messages of Flamingo',
  cfdb7: 'Messages of CFDB7',
  applications: 'Applications of WP Job Manager',
  table: 'Table',
  catalogue: 'Catalogue of translations',
};

export const stateLabels: Record<ImportState, { text: string; tone: Tone }> = {
  reading: { text: 'Reading', tone: 'busy' },
  columns: { text: 'Columns to match', tone: 'new' },
  unreadable: { text: 'Cannot be read', tone: 'bad' },
  rehearsed: { text: 'Rehearsed', tone: 'new' },
  running: { text: 'Importing', tone: 'busy' },
  stopped: { text: 'Stopped', tone: 'new' },
  done: { text: 'Imported', tone: 'good' },
  undoing: { text: 'Undoing', tone: 'busy' },
  undone: { text: 'Undone', tone: 'still' },
};

export const kindNames: Record<FoundKind, readonly [one: string, several: string]> = {
  page: ['page', 'pages'],
  blog: ['blog', 'blogs'],
  job: ['job', 'jobs'],
  picture: ['picture', 'pictures'],
  menu: ['menu', 'menus'],
  address: ['former address', 'former addresses'],
  submission: ['submission', 'submissions'],
  translations: ['set of translations', 'sets of translations'],
};

/** As the heading of a line; null where nothing can be made of something. */
export const kindLabel = (kind: FoundKind | null): string => {
  if (kind === null) return 'Something else';
  const name = kindNames[kind][1];
  return capitalise(name);
};

/** Before an import an act is a plan, and afterwards what became of it. */
export const actLabels: Record<ImportAct, { planned: string; past: string; tone: Tone }> = {
  make: { planned: 'Will be made', past: 'Made', tone: 'good' },
  change: { planned: 'Will be changed', past: 'Changed', tone: 'busy' },
  ask: { planned: 'Needs a decision', past: 'Kept as edited', tone: 'new' },
  same: { planned: 'As before', past: 'As before', tone: 'still' },
  leave: { planned: 'Left out', past: 'Left out', tone: 'still' },
};
/** Of an import that was taken back, the lines that stayed are those that failed. */
export const failureLabel = (state: ImportState): string =>
  state === 'undone' || state === 'undoing' ? 'Kept' : 'Failed';
/** Until then nothing has been written. */
export const isPlanned = (state: ImportState): boolean => state === 'rehearsed';

const list = new Intl.ListFormat('en-IN', { type: 'conjunction' });
const itemsText = (count: number): string => `${groupDigits(count)} ${count === 1 ? 'item' : 'items'}`;
export const countText = (kind: FoundKind, count: number): string =>
  `${groupDigits(count)} ${kindNames[kind][count === 1 ? 0 : 1]}`;

export type Counts = OpenedImport['counts'];
type Counted = 'items' | 'done' | 'failed';

/** How many there are with one of these acts, or with any. */
export function sumCounts(counts: Counts, what: Counted, ...acts: ImportAct[]): number {
  return counts
    .filter(({ act }) => acts.length === 0 || acts.includes(act))
    .reduce((sum, each) => sum + each[what], 0);
}

/** `12 pages, 300 blogs and 1 job`; '' for none. */
export function listKinds(counts: Counts, what: Counted, ...acts: ImportAct[]): string {
  const byKind = new Map<FoundKind, number>();
  for (const count of counts)
    if (count.kind !== null && acts.includes(count.act))
      byKind.set(count.kind, (byKind.get(count.kind) ?? 0) + count[what]);
  return list.format([...byKind].flatMap(([kind, many]) => (many === 0 ? [] : [countText(kind, many)])));
}

/** Says what an import will do, in the words of its confirmation. */
export function describeImport(counts: Counts, overwritten: number, hosts: readonly string[]): string {
  const made = listKinds(counts, 'items', 'make');
  const changed = listKinds(counts, 'items', 'change');
  const asked = sumCounts(counts, 'items', 'ask');
  const kept = asked - overwritten;
  const untouched = sumCounts(counts, 'items', 'same', 'leave');
  return [
    made && `This makes ${made}.`,
    changed && `${made ? 'It' : 'This'} changes ${changed} that an earlier import made.`,
    overwritten > 0 && `${capitalise(wasEdited(overwritten))} overwritten.`,
    kept > 0 && `${capitalise(wasEdited(kept))} left alone.`,
    untouched > 0 && `Nothing is done with the other ${itemsText(untouched)}.`,
    hosts.length > 0 &&
      `${needsResumes(counts) ? 'Resumes' : 'Pictures'} are fetched from ${list.format(hosts)}.`,
    'Nobody is mailed.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** A file of applications names resumes, and no pictures. */
const needsResumes = (counts: Counts) =>
  counts.length > 0 && counts.every(({ kind }) => kind === 'submission' || kind === null);

const wasEdited = (count: number) =>
  count === 1 ? '1 item that was edited here is' : `${groupDigits(count)} items that were edited here are`;

/** Whether importing would write anything. */
export const wouldWrite = (counts: Counts, overwritten: number): boolean =>
  overwritten > 0 || sumCounts(counts, 'items', 'make', 'change') > 0;

/** Says what was written so far: `300 blogs and 4 jobs have come over. 3 items failed.` */
export function describeOutcome(counts: Counts): string {
  const done = listKinds(counts, 'done', 'make', 'change');
  const failed = sumCounts(counts, 'failed');
  const isOne = sumCounts(counts, 'done', 'make', 'change') === 1;
  return [
    done ? `${done} ${isOne ? 'has' : 'have'} come over.` : 'Nothing has come over.',
    failed > 0 && `${capitalise(itemsText(failed))} failed; each says why below.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Says what undoing will do, in the words of its confirmation. */
export function describeUndo(counts: Counts): string {
  const done = listKinds(counts, 'done', 'make');
  const changed = listKinds(counts, 'done', 'change');
  return [
    done && `${capitalise(done)} made by this import will be removed, also from the public site.`,
    changed && `What it changed in ${changed} is put back.`,
    'Whatever somebody has edited, answered or published since stays as it is, and is listed afterwards.',
  ]
    .filter(Boolean)
    .join(' ');
}

const MINUTE = 60;

/** `about 3 minutes left`; '' as long as it cannot be told. */
export function timeLeftText(seconds: number | null): string {
  if (seconds === null) return '';
  if (seconds < MINUTE) return 'less than a minute left';
  const all = Math.round(seconds / MINUTE);
  const [hours, minutes] = [Math.floor(all / MINUTE), all % MINUTE];
  if (hours === 0) return `about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left`;
  const text = `${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return minutes === 0 ? `about ${text} left` : `about ${text} ${minutes} min left`;
}

/** From 0 to 100; 0 as long as the total is unknown. */
export const computePercent = ({ done, total }: { done: number; total: number }): number =>
  total <= 0 ? 0 : Math.min(100, Math.floor((100 * done) / total));
