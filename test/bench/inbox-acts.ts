import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from './bench-options.ts';
import type { Line } from './report.ts';
import type { Staff } from './staff-calls.ts';
import { timedLine, timeRounds } from './timing.ts';

const LIMIT_MS = 150;
/** The menu asks for the counts of all shared views at once, beside what its member does. */
const VIEWS_LIMIT_MS = 300;
/** After so long a count is no longer taken from an earlier answer. */
const COUNTS_LAST_MS = 2_100;

const sharedViews: Record<string, string> = {
  'Applications at the second stage': 'kind=application&stage=2',
  'Late call-backs': 'kind=contact&waiting=late',
  'Unanswered quotations': 'kind=quotation&unanswered=yes',
  'Pune, this month': 'city=Pune',
  'Guards who write of nights': 'search=security+guards',
  'From former clients': 'door=legacy',
};
const filters = [
  { kind: 'application', stage: '3' },
  { status: 'new' },
  { search: 'security guards' },
  { city: 'Pune', kind: 'quotation' },
];

/** Measures what is done with more than one item of a large inbox: selecting, views with counts, and persons. */
export async function measureActs(bench: Bench, staff: Staff, size: number): Promise<Line[]> {
  const limits = bench.isQuick
    ? { one: undefined, views: undefined }
    : { one: LIMIT_MS, views: VIEWS_LIMIT_MS };
  const line = async (what: string, call: (number: number) => Promise<unknown>, limit = limits.one) =>
    timedLine(`Inbox of ${size.toLocaleString('en')}: ${what}`, await timeRounds(bench, call), limit);
  const filter = (number: number) => filters[number % filters.length] ?? {};
  const lines = [
    await line('counting all that match, to select them', (n) => staff.ask('inbox.countMatching', filter(n))),
    await line('a thousand of those selected', (n) => staff.ask('inbox.listMatching', filter(n))),
  ];

  const references = await listReferences(staff);
  const at = (number: number) => references[number % references.length];
  lines.push(
    await line('who else is this person', (n) => staff.ask('inbox.listSamePerson', { reference: at(n) })),
  );
  lines.push(
    await line('two submissions are of one person, and are not any more', (n) => {
      // Every second call takes back what the one before it has said.
      const [claim, seen] = n % 2 === 0 ? ['same', 'unsaid'] : ['unsaid', 'same'];
      const both = { reference: at(n - (n % 2)), other: at(n - (n % 2) + 1) };
      return staff.call('inbox.claimPerson', { ...both, claim, seen });
    }),
  );

  for (const [name, query] of Object.entries(sharedViews))
    await staff.call('savedViews.save', { name, query, sharedWith: 'everyone' });
  const counts = await timeRounds(bench, () => staff.ask('savedViews.counts'), {
    calls: bench.isQuick ? 2 : 5,
    prepare: () => pause(COUNTS_LAST_MS),
  });
  lines.push(
    timedLine(`Inbox of ${size.toLocaleString('en')}: the counts of six shared views`, counts, limits.views),
  );
  return lines;
}

async function listReferences(staff: Staff): Promise<string[]> {
  const { entries } = await staff.ask<{ entries: { reference: string }[] }>('inbox.listMatching', {});
  return entries.map(({ reference }) => reference);
}
