import type { SkippedItem } from './inbox.ts';

const momentInIndia = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
});

/** What a colleague has done to an item meanwhile: `Asha Menon set it to closed on 3 Mar, 2:05 pm`. */
export function describeChange({ by, action, text, at }: Omit<SkippedItem, 'reference'>): string {
  if (action === null || at === null) return 'It is no longer in the inbox';
  return `${by ?? 'Somebody who has left'} ${wordsOf(action, text, by)} on ${momentInIndia.format(new Date(at))}`;
}

function wordsOf(action: SkippedItem['action'], text: string, by: string | null): string {
  if (action === 'status') return `set it to ${text}`;
  if (action === 'restored') return 'moved it to the inbox';
  if (text === 'nobody') return 'unassigned it';
  return text === by ? 'took it' : `assigned it to ${text}`;
}
