import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compress } from '../../server/http/encodings.ts';

describe('a compressed body', () => {
  test.for([0, 1, 1_007, 1_008, 1_009, 65_520, 65_521, 5_000_000])(
    'of %j bytes is the same again',
    async (length) => {
      const body = randomBytes(length);
      const { br, gzip, identity, size } = await compress(body, 'now');
      expect(brotliDecompressSync(br).equals(body)).toBe(true);
      expect(gunzipSync(gzip).equals(body)).toBe(true);
      expect(identity.equals(body)).toBe(true);
      expect(size).toBe(length);
    },
  );

  test('takes no more memory than its bytes', async () => {
    const { br, gzip } = await compress(randomBytes(20_000), 'now');
    expect(br.buffer.byteLength).toBe(br.length);
    expect(gzip.buffer.byteLength).toBe(gzip.length);
  });
});
