import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The body of an answer in each encoding that it can be sent in. */
export interface EncodedBody extends Readonly<Record<Encoding, Buffer>> {
  /** A hash of the plain form. */
  readonly hash: string;
}

/** A body with its hash. */
export function encodedBody(bodies: Readonly<Record<Encoding, Buffer>>): EncodedBody {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
  return { ...bodies, hash };
}

/**
 * How hard to compress: `build` takes as long as it needs; `now` is for a waiting visitor, and its output is
 * about a tenth larger.
 */
const efforts = { build: { br: 11, gzip: 9 }, now: { br: 5, gzip: 6 } } as const;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

export async function compress(body: string | Buffer, effort: keyof typeof efforts): Promise<EncodedBody> {
  const identity = Buffer.from(body);
  const level = efforts[effort];
  const [br, gzip] = await Promise.all([
    brotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level.br,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        [constants.BROTLI_PARAM_LGWIN]: windowBits(identity.length),
      },
    }),
    deflate(identity, { level: level.gzip }),
  ]);
  return encodedBody({ identity, br, gzip });
}

/**
 * The smallest window that holds the whole body. With zlib's own of 4 MB a page takes almost twice the time, and
 * becomes no smaller.
 */
function windowBits(length: number): number {
  const { BROTLI_MIN_WINDOW_BITS, BROTLI_DEFAULT_WINDOW } = constants;
  const bits = Math.ceil(Math.log2(length + 16));
  return Math.min(Math.max(bits, BROTLI_MIN_WINDOW_BITS), BROTLI_DEFAULT_WINDOW);
}
