import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The body of an answer in each encoding that it can be sent in. */
export type EncodedBody = Record<Encoding, Buffer>;

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
      },
    }),
    deflate(identity, { level: level.gzip }),
  ]);
  return { br, gzip, identity };
}
