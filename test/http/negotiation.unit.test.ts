import { describe, expect, it } from 'vitest';
import { encodings } from '../../server/http/encodings.ts';
import { chooseEncoding, isNotModified } from '../../server/http/negotiation.ts';

describe('the encoding of an answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZip', 'gzip'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br;q=0.4, gzip;q=0.9', 'gzip'],
    ['gzip;q=1.0, br;q=0', 'gzip'],
    ['br;q=0.0', 'identity'],
    ['gzip;q=0.5, identity', 'identity'],
    ['*', 'br'],
    ['*, br;q=0', 'gzip'],
    ['x-gzip, brotli', 'identity'],
    ['identity;q=0', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('for a client that accepts %j is %s', (accepted, encoding) => {
    expect(chooseEncoding({ 'accept-encoding': accepted }, encodings)).toBe(encoding);
  });

  it('is one of the available ones', () => {
    expect(chooseEncoding({ 'accept-encoding': 'br, gzip' }, ['gzip', 'identity'])).toBe('gzip');
    expect(chooseEncoding({ 'accept-encoding': 'br' }, ['gzip', 'identity'])).toBe('identity');
  });
});

describe('an answer that the client already has', () => {
  const changed = 'Sun, 01 Nov 2026 10:00:00 GMT';
  const validators = { etag: '"one"', 'last-modified': changed };

  it.each([
    [{ 'if-none-match': '"one"' }, true],
    [{ 'if-none-match': 'W/"one"' }, true],
    [{ 'if-none-match': '"other", W/"one"' }, true],
    [{ 'if-none-match': '*' }, true],
    [{ 'if-none-match': '"other"' }, false],
    [{ 'if-none-match': 'one' }, false],
    [{ 'if-modified-since': changed }, true],
    [{ 'if-modified-since': 'Sun, 01 Nov 2026 09:59:59 GMT' }, false],
    [{ 'if-modified-since': 'yesterday' }, false],
    // The date counts only where no tag is sent.
    [{ 'if-none-match': '"other"', 'if-modified-since': changed }, false],
    // A forced reload, which ignores the cache.
    [{ 'if-none-match': '"one"', 'cache-control': 'no-cache' }, false],
    [{}, false],
  ])('by %j: %s', (headers, isKnown) => {
    expect(isNotModified(headers, validators)).toBe(isKnown);
  });
});
