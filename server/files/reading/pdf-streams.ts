import { inflateSync } from 'node:zlib';

/** A colour scan of a page with 400 dots per inch takes some 45 MB. */
export const MOST_STREAM_BYTES = 64 * 1024 * 1024;
export const MOST_PDF_BYTES = 256 * 1024 * 1024;
/** A stream may be compressed several times over. No program does so more than twice. */
const DEEPEST = 4;

const STREAM = Buffer.from('stream');

/**
 * Whether the deflated streams of a PDF unpack within the limits of the browser that will draw it. Other compressions
 * are not unpacked here: what they hide meets the time limit of the frame.
 */
export function unpacksWithinLimits(bytes: Buffer): boolean {
  let unpacked = 0;
  for (let at = bytes.indexOf(STREAM); at >= 0; at = bytes.indexOf(STREAM, at + STREAM.length)) {
    let data = bytes.subarray(startOfData(bytes, at + STREAM.length));
    for (let depth = 0; isDeflated(data); depth++) {
      const inflated = inflate(data);
      if (inflated === 'too large' || depth === DEEPEST) return false;
      unpacked += inflated.length;
      if (unpacked > MOST_PDF_BYTES) return false;
      data = inflated;
    }
  }
  return true;
}

/** The keyword is followed by a line feed, usually after a carriage return. */
function startOfData(bytes: Buffer, after: number): number {
  const start = bytes[after] === 0x0d ? after + 1 : after;
  return bytes[start] === 0x0a ? start + 1 : start;
}

/** Whether the bytes have zlib's header: the method, and a checksum over the first two bytes. */
function isDeflated(data: Buffer): boolean {
  const [first = 0, second = 0] = data;
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
}

/** Bytes that follow the data are ignored. A damaged stream counts as empty: readers stop at the damage. */
function inflate(data: Buffer): Buffer | 'too large' {
  try {
    return inflateSync(data, { maxOutputLength: MOST_STREAM_BYTES });
  } catch (error) {
    const isTooLarge =
      error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? 'too large' : Buffer.alloc(0);
  }
}
