import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { createPageMap } from '../../server/pages/page-map.ts';

const matchPath = createPageMap(sampleSite);

describe('a page', () => {
  it('distinguishes career from Career', () => {
    expect(matchPath('/career')).toMatchObject({ page: { screen: 'resume-submission' } });
    expect(matchPath('/Career')).toMatchObject({ page: { screen: 'job-openings' } });
  });
});

describe('an address that unmistakably means a page', () => {
  it.each([
    ['/ContactUs', '/contactus'],
    ['/CONTACTUS///', '/contactus'],
    ['/career/', '/career'],
    ['/Career/', '/Career'],
    ['/e-surveillanceiccc', '/e-surveillanceICCC'],
    ['/Blog/12', '/blog/12'],
    ['/blog/12/', '/blog/12'],
    ['/Jobs/jo-1040-Security-Guard', '/jobs/JO-1040-security-guard'],
    ['/jobs/JO-1040-security-guard/', '/jobs/JO-1040-security-guard'],
    ['/JOBS/JO-1040', '/jobs/JO-1040'],
  ])('%s has moved to %s', (path, moved) => expect(matchPath(path)).toEqual({ kind: 'moved', path: moved }));
});

it.each([
  ...['/CAREER', '/CAREER/', '/nothing', '/blog/$blogId', '/blog/0', '/blog/012', '/blog/-1', '/blog/1e3'],
  ...['/blog/1.0', '/blog/1234567890', '/blog/1/2'],
  ...['/received/$reference', '/received/CB-7F3K9Q'],
  ...['/jobs', '/jobs/$job', '/jobs/1040', '/jobs/JO-', '/jobs/JO-0', '/jobs/JO-01040', '/jobs/JO-1040x'],
  ...['/jobs/JO-1040/security-guard', '/jobs/JO-12345678901234567890'],
  '//contactus',
  '//evil.example.com/',
  '/../contactus',
  '/contactus\u0000',
  '',
])('nothing stands at %j', (path) => expect(matchPath(path)).toEqual({ kind: 'none' }));

it('a former address holds with and without a closing slash, and never leads to itself', () => {
  const moved = { '/old': '/new', '/हम/': '/new', '/gone': null, '/draft/': '/draft' };
  const match = createPageMap({
    ...sampleSite,
    moved: new Map<string, string | null>(Object.entries(moved)),
  });
  for (const path of ['/old/', '/Old', '/हम', '/हम///'])
    expect(match(path), path).toEqual({ kind: 'moved', path: '/new' });
  expect(match('/gone/')).toEqual({ kind: 'gone' });
  expect(match('/draft')).toEqual({ kind: 'none' });
});

it('a blog’s number is read from its address', () => {
  expect(matchPath('/blog/42')).toMatchObject({ kind: 'page', blogId: 42, page: { screen: 'blog-detail' } });
});

it('a job’s Jid is read from its address', () => {
  for (const path of ['/jobs/JO-1040', '/jobs/JO-1040-security-guard', '/jobs/jo-1040-'])
    expect(matchPath(path)).toMatchObject({ kind: 'page', jid: 'JO-1040', page: { screen: 'job-detail' } });
});
