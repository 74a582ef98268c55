import { randomBytes } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { compress } from '../../server/http/encodings.ts';

describe('a compressed body', () => {
  test.for([0, 1, 1_008, 65_521])('of %j bytes is the same again', async (length) => {
    const body = randomBytes(length);
    const { br, gzip, identity, size } = await compress(body, 'now');
    expect(brotliDecompressSync(br).equals(body)).toBe(true);
    expect(gunzipSync(gzip).equals(body)).toBe(true);
    expect(identity.equals(body)).toBe(true);
    expect(size).toBe(length);
  });
});
