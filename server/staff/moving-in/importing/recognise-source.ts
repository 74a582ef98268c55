import type { SourceKind } from '../../../../src/contract/staff/moving-in.ts';

/** What a file is, by its beginning; undefined for nothing that can be moved in. */
export function recogniseSource(head: Buffer, fileName: string): SourceKind | undefined {
  const text = decode(head);
  if (text.includes('\u0000')) return undefined;
  const start = text.trimStart();
  if (start.startsWith('<'))
    return /<rss[\s>]/i.test(text) || fileName.endsWith('.xml') ? 'wordpress' : undefined;
  if (/^(?:#.*\n|\s)*(?:msgctxt|msgid)\s+"/.test(start)) return 'catalogue';
  const [heading = ''] = start.split(/\r\n?|\n/, 1);
  const names = heading.split(/[,;\t]/).map((name) => name.trim().replace(/^"|"$/g, '').toLowerCase());
  if (names.length < 2) return undefined;
  const has = (...wanted: string[]) => wanted.every((name) => names.includes(name));
  if (has('form_id', 'form_date') || (has('form_date') && names.includes('id'))) return 'cfdb7';
  if (has('application date', 'applicant name')) return 'applications';
  if (
    /^flamingo/i.test(fileName) ||
    (names.at(-1) === 'date' && names.some((name) => name.startsWith('your-')))
  )
    return 'flamingo';
  return 'table';
}

function decode(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return head.toString('utf16le').replace(/^\uFEFF/, '');
  if (head[0] === 0xfe && head[1] === 0xff) {
    const even = head.subarray(0, head.length - (head.length % 2));
    return Buffer.from(even)
      .swap16()
      .toString('utf16le')
      .replace(/^\uFEFF/, '');
  }
  return head.toString('utf8').replace(/^\uFEFF/, '');
}
