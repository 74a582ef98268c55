import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noticeText } from '../../server/pages/privacy-notice.ts';
import { formNotices } from '../../src/content/form-notices.ts';
import { privacyPage } from '../../src/content/pages/privacy.ts';
import {
  ANSWERED_DAYS,
  currentNotice,
  KEPT_DAYS,
  privacyNotices,
} from '../../src/contract/privacy-notice.ts';
import { linksOf, textsOf } from '../content/content-walk.ts';

const fileOf = (file: string) => join(import.meta.dirname, '../../client/public', file);

it('the notice says what is kept under its version: else give it a new one, and `npm run privacy-notice`', () => {
  expect(noticeText()).toBe(readFileSync(fileOf(currentNotice.file), 'utf8'));
});

it('every version that was shown can be read, and the page leads to each', () => {
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

it('the page and the forms promise the days that the server keeps to', () => {
  const promised = textsOf([privacyPage, formNotices]).flatMap((text) => text.match(/\b\d+ days\b/g) ?? []);
  const kept = [KEPT_DAYS.leads, KEPT_DAYS.applications, KEPT_DAYS.dataRequests, ANSWERED_DAYS];
  expect([...new Set(promised)].sort()).toEqual([...new Set(kept.map((days) => `${days} days`))].sort());
});
