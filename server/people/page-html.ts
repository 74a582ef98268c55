/** Text by somebody, isolated from the direction of what stands around it. */
export function written(text: string): string {
  return `<bdi>${escapeHtml(text)}</bdi>`;
}

/** For texts and attributes in double quotation marks. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** A name and its value. The value is HTML already. */
export type Fact = [name: string, value: string];

export function factList(facts: readonly Fact[]): string {
  return `<dl>${facts.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${value}</dd></div>`).join('')}</dl>`;
}

/** A list under its title; nothing where it would be empty. */
export function listOf(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  return `<h3>${title}</h3><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

const moments = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

export function time(at: string | Date): string {
  const moment = new Date(at);
  return `<time datetime="${moment.toISOString()}">${moments.format(moment)} (India)</time>`;
}

const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' });

/** A calendar day such as 2026-12-31. */
export function day(iso: string): string {
  return `<time datetime="${iso}">${days.format(new Date(iso))}</time>`;
}
