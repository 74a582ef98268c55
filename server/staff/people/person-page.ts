import { nameInEnglish } from '../../../src/content/languages.ts';
import type { Site } from '../../../src/content/site.ts';
import type { LeftOut } from '../../../src/contract/staff/conversation.ts';

/** One submission as the page shows it, with the paths of its files in the archive. */
export interface ReadableRecord {
  reference: string;
  /** What kind of submission it is, such as “Call-back request”. */
  title: string;
  locale: string;
  submittedAt: string;
  noticeVersion: string | null;
  /** What was sent, by the names of the stored fields. */
  details: Readonly<Record<string, unknown>>;
  stage: { name: string; reason: string } | null;
  status: string | null;
  history: readonly { at: string; what: string; text: string; reason: string }[];
  mails: readonly { mail: string; to: string | null; status: string; queuedAt: string }[];
  messages: readonly ReadableMessage[];
  resume: ReadableFile | null;
}

export interface ReadableMessage {
  at: string;
  direction: string;
  name: string;
  address: string;
  subject: string;
  text: string;
  files: readonly { name: string; leftOut: LeftOut | null; stored: ReadableFile | null }[];
}

export interface ReadableFile {
  originalName: string;
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
  const { reference, title, submittedAt, locale, noticeVersion, details, resume } = record;
  const all: [string, string][] = [
    ['Reference', escapeHtml(reference)],
    ['Received', time(submittedAt)],
    ...detailsOf(details),
    ['Language', escapeHtml(nameInEnglish(locale))],
    ...(noticeVersion === null
      ? []
      : [['Privacy notice shown', `version ${escapeHtml(noticeVersion)}`] as [string, string]]),
    ...stateOf(record),
    ...(resume === null ? [] : [['Resume', fileLink(resume)] as [string, string]]),
  ];
  return `<section id="${escapeHtml(reference)}" aria-labelledby="${escapeHtml(reference)}-title">
<h2 id="${escapeHtml(reference)}-title">${escapeHtml(title)} ${escapeHtml(reference)}</h2>
<dl>${all.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${value}</dd></div>`).join('')}</dl>
${conversation(record.messages)}
${listOf('What happened with it', record.history.map(event))}
${listOf('Mails about it', record.mails.map(mail))}
</section>`;
}

/** Every stored field that has a value, named by its column: `mobile_no` is “Mobile no”. */
function detailsOf(details: ReadableRecord['details']): [string, string][] {
  return Object.entries(details).flatMap(([column, value]): [string, string][] => {
    if (value === null || value === '') return [];
    const words = column.replaceAll('_', ' ');
    const name = words.charAt(0).toUpperCase() + words.slice(1);
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    const isMoment = column.endsWith('_at') && !Number.isNaN(Date.parse(text));
    return [[name, isMoment ? time(text) : written(text)]];
  });
}

function stateOf({ stage, status }: ReadableRecord): [string, string][] {
  if (stage !== null)
    return [['Stage', written(stage.reason === '' ? stage.name : `${stage.name}: ${stage.reason}`)]];
  return status === null ? [] : [['Status', escapeHtml(status)]];
}

function conversation(messages: readonly ReadableMessage[]): string {
  const lines = messages.map(({ at, direction, name, address, subject, text, files }) => {
    const who = direction === 'received' ? name || address : 'We';
    const kept = files.map(({ name: fileName, leftOut, stored }) =>
      stored === null
        ? `${written(fileName)} (${leftOut === null ? 'not kept' : 'not kept: kind, size or number'})`
        : fileLink(stored),
    );
    return `<b>${written(who)}</b>, ${time(at)}<br><i>${written(subject)}</i>
<blockquote>${written(text)}</blockquote>${kept.length === 0 ? '' : `<p>Attached: ${kept.join(', ')}</p>`}`;
  });
  return listOf('Mails between you and us', lines);
}

const actions: Record<string, string> = {
  note: 'A note was written',
  status: 'The status was set',
  stage: 'It was moved to a stage',
  restored: 'It was taken out of suspected spam',
  reopened: 'It was opened again',
};

function event({ at, what, text, reason }: ReadableRecord['history'][number]): string {
  const said = [text, reason].filter(Boolean).join(' – ');
  return `${time(at)}: ${escapeHtml(actions[what] ?? what)}${said === '' ? '' : `: ${written(said)}`}`;
}

const mailNames: Record<string, string> = {
  notice: 'A notice to the staff',
  confirmation: 'The confirmation to you',
  reply: 'A reply to you',
};

function mail({ mail: role, to, status, queuedAt }: ReadableRecord['mails'][number]): string {
  const recipient = to === null ? '' : ` to ${written(to)}`;
  return `${time(queuedAt)}: ${escapeHtml(mailNames[role] ?? role)}${recipient} (${escapeHtml(status)})`;
}

function listOf(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<h3>${title}</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

function fileLink({ originalName, file }: ReadableFile): string {
  if (file === null) return `${written(originalName)} (not in this archive: infected or missing)`;
  const path = file.split('/').map(encodeURIComponent).join('/');
  return `<a href="${escapeHtml(path)}">${written(originalName)}</a>`;
}

/** Text by somebody, isolated from the direction of what stands around it. */
function written(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}

const format = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

function time(at: string): string {
  const moment = new Date(at);
  return `<time datetime="${moment.toISOString()}">${format.format(moment)} (India)</time>`;
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

/** For texts and attributes in double quotation marks. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}
