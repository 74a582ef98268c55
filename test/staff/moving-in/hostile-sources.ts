import { Readable } from 'node:stream';
import { constants, deflateRawSync } from 'node:zlib';
import { makeZip } from '../../factories/files/zip.ts';
import { FORMER_SITE, itemXml } from './former-items.ts';

/** Files that would break, fill or take over whoever reads them with too much trust. */

const NAMESPACES =
  'xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"';
const headOf = (declarations = '') =>
  `<?xml version="1.0" encoding="UTF-8" ?>\n${declarations}<rss version="2.0" ${NAMESPACES}>\n<channel>\n<title>T</title>\n<link>${FORMER_SITE}</link>\n<wp:wxr_version>1.2</wp:wxr_version>\n<wp:base_site_url>${FORMER_SITE}</wp:base_site_url>\n<wp:base_blog_url>${FORMER_SITE}</wp:base_blog_url>\n`;
const FOOT = '</channel>\n</rss>\n';

const postWith = (id: number, title: string, content: string) =>
  itemXml({
    ...{ id, type: 'post', title, link: `${FORMER_SITE}/p${id}/`, name: `p${id}` },
    ...{ content, at: new Date('2024-03-05T04:50:00Z') },
  });

/** Ends within its second item, as a download does that was cut off. */
export function unclosedWordPress(): Buffer {
  const second = postWith(2, 'The second', '<p>It never ends</p>');
  return Buffer.from(
    headOf() + postWith(1, 'The first', '<p>Whole</p>') + second.slice(0, second.length / 2),
  );
}

/** Says UTF-8 and is windows-1252: a dash and an é of one byte each. */
export function wronglyEncodedWordPress(): Buffer {
  return Buffer.from(
    `${headOf()}${postWith(1, 'Caf\u00e9 \u0096 guards', '<p>Caf\u00e9</p>')}${FOOT}`,
    'latin1',
  );
}

/** A billion words in a few lines. */
export function entityBomb(): Buffer {
  const layers = Array.from(
    { length: 9 },
    (_, layer) => `<!ENTITY lol${layer + 1} "${`&lol${layer};`.repeat(10)}">`,
  );
  const bomb = `<!DOCTYPE rss [<!ENTITY lol0 "lol">${layers.join('')}]>\n`;
  return Buffer.from(`${headOf(bomb)}<item><title>&lol9;</title></item>${FOOT}`);
}

/** Asks for a file of the server. */
export function externalEntity(): Buffer {
  const entity = '<!DOCTYPE rss [<!ENTITY own SYSTEM "file:///etc/passwd">]>\n';
  return Buffer.from(`${headOf(entity)}<item><title>&own;</title></item>${FOOT}`);
}

/** The rest of the file is within a quotation mark that is never closed. */
export function unclosedTable(rows = 50): Buffer {
  const good = Array.from({ length: rows }, (_, row) => `${row},2024-03-05 10:00:00,Name ${row},text`);
  const bad = good.with(rows >> 1, `${rows >> 1},2024-03-05 10:00:00,"Never closed,text`);
  return Buffer.from(`\uFEFFForm_id,Form_date,Name,Message\n${bad.join('\n')}\n`);
}

/** One line without an end, of as many bytes as somebody likes to wait for. */
export function endlessLine(bytes: number): Readable {
  const piece = Buffer.alloc(64 * 1024, 'a');
  return Readable.from(
    (function* () {
      yield Buffer.from('Form_id,Form_date,Name,Message\n1,2024-03-05 10:00:00,');
      for (let sent = 0; sent < bytes; sent += piece.length) yield piece;
    })(),
    { objectMode: false },
  );
}

/** Names that lead out of the folder in which it is unpacked, and one that does not. */
export function climbingZip(inside = Buffer.from('inside')): Buffer {
  const bytes = Buffer.from('outside');
  const names = [
    '../../outside.jpg',
    '/etc/outside.jpg',
    'wp-content/uploads/../../../outside.jpg',
    'C:\\outside.jpg',
    '..\\outside.jpg',
  ];
  return makeZip([
    ...names.map((name) => ({ name, bytes })),
    { name: 'wp-content/uploads/2024/03/inside.jpg', bytes: inside },
  ]);
}

const PIECE = 1024 * 1024;

/**
 * A picture of zeros: 5 GB in a zip of 5 MB. A piece is packed once and repeated, so that it is made in no time; the
 * checksum, which nobody comes to, is that of nothing.
 * @param declared how many bytes the zip says there are.
 */
export function zipOfZeros(bytes = 5 * 1024 ** 3, declared = bytes): Buffer {
  const piece = deflateRawSync(Buffer.alloc(PIECE), { finishFlush: constants.Z_FULL_FLUSH });
  const rest = deflateRawSync(Buffer.alloc(bytes % PIECE));
  const packed = Buffer.concat([...Array(Math.floor(bytes / PIECE)).fill(piece), rest]);
  const large = { declaredBytes: 0xffff_ffff, extra: zip64Size(declared) };
  return makeZip([
    {
      ...{ name: 'wp-content/uploads/2024/03/huge.jpg', packed, isDeflated: true },
      ...(declared < 0xffff_ffff ? { declaredBytes: declared } : large),
    },
  ]);
}

/** The extra field of a size that does not fit into 32 bits. */
function zip64Size(bytes: number): Buffer {
  const field = Buffer.alloc(12);
  field.writeUInt16LE(1, 0);
  field.writeUInt16LE(8, 2);
  field.writeBigUInt64LE(BigInt(bytes), 4);
  return field;
}
