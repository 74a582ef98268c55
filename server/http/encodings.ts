import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** One answer's body in each of the encodings that it is sent in. */
export type EncodedBody = Record<Encoding, Buffer>;

/** `build` takes the time it needs; `now` has a visitor waiting, and gives up a tenth of what could be saved. */
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
