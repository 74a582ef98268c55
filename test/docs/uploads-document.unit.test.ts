import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { MOST_OBJECT_BYTES, MOST_XML_BYTES } from '../../server/files/docx.ts';
import { INSPECTION_TIMEOUT_MS } from '../../server/files/inspection.ts';
import { LONGEST_NAME } from '../../server/files/resume-store.ts';
import { LONGEST_PART_NAME_BYTES, MOST_ENTRIES, MOST_UNPACKED_BYTES } from '../../server/files/zip-parts.ts';
import { LIMITS } from '../../src/contract/fields.ts';
import { resumeTypes } from '../../src/contract/job-application.ts';

const MIB = 1024 * 1024;

test('docs/uploads.md says what the code does', async () => {
  const text = await readFile(new URL('../../docs/uploads.md', import.meta.url), 'utf8');
  const [table = ''] = text.split('\n## ');
  const rows = [...table.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)].map(([, name, value]) => [name, value]);
  expect(Object.fromEntries(rows)).toEqual({
    types: Object.keys(resumeTypes).join(', '),
    size: `${LIMITS.resumeBytes / MIB} MiB`,
    'unpacked size': `${MOST_UNPACKED_BYTES / MIB} MiB`,
    'entries of a docx': String(MOST_ENTRIES),
    "bytes of a part's name": String(LONGEST_PART_NAME_BYTES),
    "read of a docx's types and relationships": `${MOST_XML_BYTES / MIB} MiB`,
    "read of a docx's embedded objects": `${MOST_OBJECT_BYTES / MIB} MiB`,
    'time for a look': `${INSPECTION_TIMEOUT_MS / 1_000} s`,
    'files of an application': '1',
    'characters of a name': String(LONGEST_NAME),
  });
});
