import type { SkippedItem } from './inbox.ts';

const zone = { timeZone: 'Asia/Kolkata' } as const;
const day = new Intl.DateTimeFormat('en-IN', { ...zone, day: 'numeric', month: 'short', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-IN', { ...zone, hour: '2-digit', minute: '2-digit', hour12: false });

/**
 * Describes what a colleague did to an item in the meantime: `Asha Menon set it to closed on 3 Mar 2027 at 14:05`.
 */
export function describeChange({ by, action, text, at }: Omit<SkippedItem, 'reference'>): string {
  if (action === null || at === null) return 'It is no longer in the inbox';
  const moment = new Date(at);
  const who = by ?? (action === 'reopened' ? 'An answer of the sender' : 'Somebody who has left');
  return `${who} ${wordsOf(action, text, by)} on ${day.format(moment)} at ${time.format(moment)}`;
}

function wordsOf(action: SkippedItem['action'], text: string, by: string | null): string {
  if (action === 'status') return `set it to ${text}`;
  if (action === 'stage') return `moved it to ${text}`;
  if (action === 'follow-up') return text === '' ? 'removed its follow-up' : 'set a follow-up';
  if (action === 'city') return text === '' ? 'removed the city' : `noted the city ${text}`;
  if (action === 'reopened') return 'made it new again';
  if (action === 'restored') return 'moved it to the inbox';
  const said = personWords(action, text);
  if (said !== undefined) return said;
  if (text === 'nobody') return 'unassigned it';
  return text === by ? 'assigned it to themselves' : `assigned it to ${text}`;
}

/** What somebody says about the persons of an item and of another one; undefined for other actions. */
export function personWords(action: SkippedItem['action'], other: string): string | undefined {
  if (action === 'merged') return `said that ${other} is the same person`;
  if (action === 'split') return `said that ${other} is another person`;
  if (action === 'unmerged') return `took back that ${other} is the same person`;
  if (action === 'unsplit') return `took back that ${other} is another person`;
  return undefined;
}
