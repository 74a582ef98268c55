import { describe, expect, it } from 'vitest';
import { phoneDigits } from '../../src/contract/fields.ts';
import { fileUrl } from '../../src/contract/file-path.ts';
import { formSignals } from '../../src/contract/submission.ts';

describe('a pasted phone number', () => {
  it.each([
    ['00919845012345', '9845012345'],
    ['919845012345', '9845012345'],
    ['9198450123', '9198450123'],
    ['0984501234', '0984501234'],
    ['91984501234', '9198450123'],
    ['(+91) 98450-12345 ext. 6', '9198450123'],
    ['09845012345', '9845012345'],
    ['984501234567', '9845012345'],
    ['call me', ''],
    ['९८४५०१२३४५', '9845012345'],
    ['+९१ ९८४५०-१२३४५', '9845012345'],
    ['௯௮௪௫०১২૩੪๕', '9845012345'],
    ['९8४5०12३४५', '9845012345'],
    ['', ''],
  ])('%s becomes %s', (pasted, kept) => expect(phoneDigits(pasted)).toBe(kept));
});

describe('a stored path', () => {
  it.each([
    ['wwwroot/media/blog/gate.jpg', undefined, '/media/blog/gate.jpg'],
    ['/wwwroot/media/blog/gate.jpg', undefined, '/media/blog/gate.jpg'],
    ['wwwroot/media/a.pdf', 'https://files.example.com', 'https://files.example.com/media/a.pdf'],
    ['wwwroot/media/a.pdf', 'https://files.example.com//', 'https://files.example.com/media/a.pdf'],
    ['Upload/a b.pdf', 'https://files.example.com/x', 'https://files.example.com/x/a b.pdf'],
    ['a.pdf', undefined, '/'],
    ['', undefined, '/'],
  ])('%s with the host %s is served as %s', (path, host, url) => expect(fileUrl(path, host)).toBe(url));
});

describe('what a form tells about how it was filled in', () => {
  it.each([
    [undefined, undefined],
    ['', ''],
    ['filled', 'filled'],
    [5, 'filled'],
    ['x'.repeat(201), 'filled'],
  ])('a trap field of %j is read as %j', (sent, read) => expect(formSignals.website.parse(sent)).toBe(read));

  it.each([
    [undefined, undefined],
    ['4000', 4_000],
    [0, 0],
    [-1, undefined],
    ['soon', undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [null, undefined],
    ['', undefined],
    [[], undefined],
    [true, undefined],
  ])('a fill time of %j is read as %j', (sent, read) =>
    expect(formSignals.filledInMs.parse(sent)).toBe(read),
  );
});
