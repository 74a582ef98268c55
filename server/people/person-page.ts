import type { Site } from '../../src/content/site.ts';
import type { LeftOut } from '../../src/contract/staff/conversation.ts';
import { flagDescriptions } from '../../src/contract/staff/flag-descriptions.ts';
import { nameInEnglish } from '../../src/languages.ts';
import { escapeHtml, type Fact, factList, listOf, time, written } from './page-html.ts';
import { quotationsOf } from './person-quotations.ts';
import { actionWords, doorWords, statusWords } from './person-words.ts';
import type { PersonMessage, PersonRecord, StoredFile } from './records.queries.ts';

/** One submission as the page shows it, with the paths of its files in the archive. */
export interface ReadableRecord extends Omit<PersonRecord, 'messages' | 'resume'> {
  /** What kind of submission it is, such as “Call-back request”. */
  title: string;
  messages: ReadableMessage[];
  resume: ReadableFile | null;
}

export type ReadableMessage = PersonMessage<{
  name: string;
  size: number;
  leftOut: LeftOut | null;
  stored: ReadableFile | null;
}>;

export interface ReadableFile extends Omit<StoredFile, 'id'> {
  /** Its path in the archive; null where it is infected or missing. */
  file: string | null;
}

/**
 * The archive as one page that any browser shows and prints: without scripts, pictures or anything from elsewhere. What
 * people wrote keeps its own direction, so that it cannot reorder the text around it.
 */
export function renderPersonPage(
  records: readonly ReadableRecord[],
  { identity }: Pick<Site, 'identity'>,
  at: Date,
): string {
  const company = escapeHtml(identity.name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Your data at ${company}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Your data at ${company}</h1>
<p>Everything that ${company} keeps about you in this system, as of ${time(at.toISOString())}. The file
<a href="data.json">data.json</a> has the same for other programs. It does not say which member of the staff did
something, as that is personal data of somebody else.</p>
${records.length === 0 ? '<p>Nothing is kept about you.</p>' : contents(records)}
${records.map(section).join('\n')}
</main>
</body>
</html>
`;
}

function contents(records: readonly ReadableRecord[]): string {
  const lines = records.map(
    ({ reference, title, submittedAt }) =>
      `<li><a href="#${escapeHtml(reference)}">${escapeHtml(title)} ${escapeHtml(reference)}</a>, ${time(submittedAt)}</li>`,
  );
  return `<nav aria-label="Contents"><ol>${lines.join('')}</ol></nav>`;
}

function section(record: ReadableRecord): string {
  const { reference, title, submittedAt, door, locale, noticeVersion, flags, details, resume } = record;
  const all: Fact[] = [
    ['Reference', escapeHtml(reference)],
    ['Received', time(submittedAt)],
    ['Sent by', doorWords[door]],
    ...detailsOf(details),
    ['Language', escapeHtml(nameInEnglish(locale))],
    ...(noticeVersion === null
      ? []
      : [['Privacy notice shown', `version ${escapeHtml(noticeVersion)}`] as Fact]),
    ...stateOf(record),
    ...(flags.length === 0
      ? []
      : [['Noticed by the system', flags.map((flag) => flagDescriptions[flag]).join('; ')] as Fact]),
    ...samePersonAs(record),
    ...(resume === null ? [] : [['Resume', fileLink(resume)] as Fact]),
  ];
  return `<section id="${escapeHtml(reference)}" aria-labelledby="${escapeHtml(reference)}-title">
<h2 id="${escapeHtml(reference)}-title">${escapeHtml(title)} ${escapeHtml(reference)}</h2>
${factList(all)}
${quotationsOf(record.quotations)}
${conversation(record.messages)}
${listOf('What happened with it', record.history.map(event))}
${listOf('Mails about it', record.mails.map(mail))}
</section>`;
}

/** What it is said to be of the same person as. A reference is a link where this page has it. */
function samePersonAs({ samePersonAs: others }: ReadableRecord): Fact[] {
  if (others.length === 0) return [];
  const links = others.map((other) => `<a href="#${escapeHtml(other)}">${escapeHtml(other)}</a>`);
  return [['Said to be the same person as', links.join(', ')]];
}

/** Every stored field that has a value, named by its column: `mobile_no` is “Mobile no”. */
function detailsOf(details: ReadableRecord['details']): Fact[] {
  return Object.entries(details).flatMap(([column, value]): Fact[] => {
    if (value === null || value === '') return [];
    const words = column.replaceAll('_', ' ');
    const name = words.charAt(0).toUpperCase() + words.slice(1);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const isMoment = column.endsWith('_at') && !Number.isNaN(Date.parse(text));
    return [[name, isMoment ? time(text) : written(text)]];
  });
}

function stateOf({ stage, status }: ReadableRecord): Fact[] {
  const facts: Fact[] = status === null ? [] : [['Status', statusWords[status]]];
  if (stage !== null)
    facts.push(['Stage', written(stage.reason === '' ? stage.name : `${stage.name}: ${stage.reason}`)]);
  return facts;
}

function conversation(messages: readonly ReadableMessage[]): string {
  const lines = messages.map(({ at, direction, name, address, subject, text, isCut, files }) => {
    const who = direction === 'received' ? name || address : 'We';
    const kept = files.map(({ name: fileName, leftOut, stored }) =>
      stored === null
        ? `${written(fileName)} (${leftOut === null ? 'not kept' : 'not kept: kind, size or number'})`
        : fileLink(stored),
    );
    return `<b>${written(who)}</b>, ${time(at)}<br><i>${written(subject)}</i>
<blockquote>${written(text)}${isCut ? ' … (the rest was not kept)' : ''}</blockquote>${kept.length === 0 ? '' : `<p>Attached: ${kept.join(', ')}</p>`}`;
  });
  return listOf('Mails between you and us', lines);
}

function event({ at, what, text, reason }: ReadableRecord['history'][number]): string {
  if (what === 'follow-up')
    return `${time(at)}: ${text === '' ? 'The day to come back to it was removed' : `${actionWords[what]}: ${time(text)}`}`;
  const said = [text, reason].filter(Boolean).join(' – ');
  return `${time(at)}: ${actionWords[what]}${said === '' ? '' : `: ${written(said)}`}`;
}

const mailNames: Record<string, string> = {
  notice: 'A notice to the staff',
  confirmation: 'The confirmation to you',
  reply: 'A reply to you',
};

function mail({ mail: role, to, status, queuedAt, settledAt }: ReadableRecord['mails'][number]): string {
  const recipient = to === null ? '' : ` to ${written(to)}`;
  const state = settledAt === null ? escapeHtml(status) : `${escapeHtml(status)} ${time(settledAt)}`;
  return `${time(queuedAt)}: ${escapeHtml(mailNames[role] ?? role)}${recipient} (${state})`;
}

function fileLink({ originalName, file }: ReadableFile): string {
  if (file === null) return `${written(originalName)} (not in this archive: infected or missing)`;
  const path = file.split('/').map(encodeURIComponent).join('/');
  return `<a href="${escapeHtml(path)}">${written(originalName)}</a>`;
}

const STYLE = `
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: #16202e; background: #fff; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 .75rem; padding-top: 1rem; border-top: 2px solid #16202e; font-size: 1.25rem; }
h3 { margin: 1.25rem 0 .5rem; font-size: 1rem; }
a { color: #0b4a8f; }
dl { margin: 0; }
dl > div { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: .25rem 0; border-bottom: 1px solid #dcdfe4; }
dt { flex: none; width: 11rem; color: #55606e; }
dd { flex: 1 1 14rem; margin: 0; white-space: pre-wrap; }
dd, li, blockquote, p, h2 { overflow-wrap: anywhere; }
blockquote { margin: .25rem 0 .75rem; padding: .5rem .75rem; border-left: 3px solid #c9ced6; white-space: pre-wrap; }
ul, ol { padding-left: 1.25rem; }
li { margin: .25rem 0; }
@media print {
  main { max-width: none; padding: 0; }
  h2, h3, dl > div, li { break-inside: avoid; break-after: auto; }
  h2, h3 { break-after: avoid; }
  nav { display: none; }
}`;
