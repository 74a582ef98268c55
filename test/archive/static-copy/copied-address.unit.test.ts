import { describe, expect, test } from 'vitest';
import { copiedAddressOf, createFileNames } from '../../../server/archive/static-copy/copied-address.ts';

const LIVE = 'https://www.example.com';
const fileOf = (address: string) => copiedAddressOf(new URL(address, LIVE), [LIVE])?.file;

describe('the file of an address', () => {
  test.each([
    ['/', 'index.html'],
    ['/hi', 'hi/index.html'],
    ['/training', 'training/index.html'],
    ['/Career?page=2', 'Career/page/2/index.html'],
    ['/Career?page=1', 'Career/index.html'],
    ['/media/pictures/gate.avif?v=12ab', 'media/pictures/gate.avif'],
    ['/jobs/JO-1-%E0%A4%97', 'jobs/JO-1-ग/index.html'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ])('%s is %s', (address, file) => expect(fileOf(address)).toBe(file));

  test.each([
    '/staff',
    '/staff/inbox',
    '/trpc/jobs.list',
    '/api/Master',
    '/received/CO-ABC123',
    '/hi/confirm/secret',
    '/Career?q=guard',
    '/Career?page=2&sort=Jid',
    '/Career?page=-1',
    '/a%2f..%2fb',
    '/%00',
    '/a\\..\\b%5c',
    'https://other.example.com/',
  ])('%s is not in a copy', (address) => expect(fileOf(address)).toBeUndefined());

  test('differs from every other where letter case makes no difference', () => {
    const nameOf = createFileNames(false);
    const named = (address: string) => {
      const copied = copiedAddressOf(new URL(address, LIVE), [LIVE]);
      return copied && nameOf(copied);
    };
    expect(named('/career')).toBe('career/index.html');
    expect(named('/Career')).toBe('Career-2/index.html');
    expect(named('/Career?page=2')).toBe('Career-2/page/2/index.html');
    expect(named('/career')).toBe('career/index.html');
  });
});
