import { expect, test } from 'vitest';
import { textOfBytes, textOfStart } from '../../../server/importing/tables/text-of-bytes.ts';
import { allOf, fileOf } from '../read-source.ts';

const read = async (bytes: Buffer, pieceBytes?: number) =>
  (await allOf(textOfBytes(fileOf(bytes, pieceBytes)))).join('');

const hindi = 'नाम,ईमेल\nरमेश कुमार,r@example.com\n';
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

test.for([
  ['UTF-8', Buffer.from(hindi)],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${hindi}`)],
  ['UTF-16, little end first', Buffer.from(`\uFEFF${hindi}`, 'utf16le')],
  ['UTF-16, big end first', swapped(Buffer.from(`\uFEFF${hindi}`, 'utf16le'))],
] as const)('reads Hindi in %s', async ([, bytes]) => {
  for (const size of [1, 7, 1_000]) expect(await read(bytes, size)).toBe(hindi);
  expect(textOfStart(bytes)).toBe(hindi);
});

test('tells what a Mac wrote from what Windows wrote', async () => {
  const windows = Buffer.from('Jos\xe9 D\x92Souza \x96 \x93urgent\x94 caf\xe9\n', 'latin1');
  const mac = Buffer.from('Jos\x8e D\xd5Souza \xd0 \xd2urgent\xd3 caf\x8e\n', 'latin1');
  expect(await read(windows)).toBe('José D’Souza – “urgent” café\n');
  expect(await read(mac)).toBe('José D’Souza – “urgent” café\n');
});
