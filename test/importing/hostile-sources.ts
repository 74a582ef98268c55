import { constants, deflateRawSync } from 'node:zlib';
import { makeZip } from '../factories/files/zip.ts';

/** Files that would break, fill or take over whoever reads them with too much trust. */

/** The rest of the file is within a quotation mark that is never closed. */
export function unclosedTable(rows = 50): Buffer {
  const good = Array.from({ length: rows }, (_, row) => `${row},2024-03-05 10:00:00,Name ${row},text`);
  const bad = good.with(rows >> 1, `${rows >> 1},2024-03-05 10:00:00,"Never closed,text`);
  return Buffer.from(`\uFEFFForm_id,Form_date,Name,Message\n${bad.join('\n')}\n`);
}

/** Names that lead out of the folder in which it is unpacked, and one that does not. */
export function climbingZip(inside = Buffer.from('inside')): Buffer {
  const names = [
    '../../outside.jpg',
    '/etc/outside.jpg',
    'wp-content/uploads/../../../outside.jpg',
    'C:\\outside.jpg',
    '..\\outside.jpg',
  ];
  return makeZip([
    ...names.map((name) => ({ name, bytes: Buffer.from('outside') })),
    { name: 'wp-content/uploads/2024/03/inside.jpg', bytes: inside },
  ]);
}

const PIECE = 1024 * 1024;

/**
 * A picture of zeros. A piece is packed once and repeated, so that it is made in no time; the checksum, which nobody
 * comes to, is that of nothing.
 * @param declared how many bytes the zip says there are.
 */
export function zipOfZeros(bytes: number, declared = bytes): Buffer {
  const piece = deflateRawSync(Buffer.alloc(PIECE), { finishFlush: constants.Z_FULL_FLUSH });
  const rest = deflateRawSync(Buffer.alloc(bytes % PIECE));
  const packed = Buffer.concat([...Array(Math.floor(bytes / PIECE)).fill(piece), rest]);
  const name = 'wp-content/uploads/2024/03/huge.jpg';
  return makeZip([{ name, packed, isDeflated: true, declaredBytes: declared }]);
}
