import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { noticeText } from '../../server/pages/privacy-notice.ts';
import { privacyPage } from '../../src/content/pages/privacy.ts';
import { resolveTokens } from '../../src/content/tokens.ts';
import {
  ANSWERED_DAYS,
  currentNotice,
  KEPT_DAYS,
  privacyNotices,
} from '../../src/contract/privacy-notice.ts';
import { linksOf, textsOf } from '../content/content-walk.ts';

const fileOf = (file: string) => join(import.meta.dirname, '../../client/public', file);

it('the notice equals the file of its version; otherwise add a version and run `npm run privacy-notice`', () => {
  expect(noticeText()).toBe(readFileSync(fileOf(currentNotice.file), 'utf8'));
});

it('every version that was shown has a file, which the page links to', () => {
  expect(privacyNotices.at(-1)).toBe(currentNotice);
  expect(privacyNotices.map(({ version }) => version)).toEqual(
    privacyNotices.map((_, index) => String(index + 1)),
  );
  for (const { file, version } of privacyNotices) {
    expect(existsSync(fileOf(file)), file).toBe(true);
    expect(readFileSync(fileOf(file), 'utf8')).toContain(`Privacy notice, version ${version},`);
    expect(linksOf(privacyPage)).toContain(file);
  }
});

it('the page and the forms promise the periods that the server enforces', () => {
  const promised = textsOf([
    resolveTokens(privacyPage, sampleSite.tokens),
    sampleSite.interface.notices,
  ]).flatMap((text) => text.match(/\b\d+ days\b/g) ?? []);
  const kept = [KEPT_DAYS.leads, KEPT_DAYS.applications, KEPT_DAYS.dataRequests, ANSWERED_DAYS];
  expect([...new Set(promised)].sort()).toEqual([...new Set(kept.map((days) => `${days} days`))].sort());
});
