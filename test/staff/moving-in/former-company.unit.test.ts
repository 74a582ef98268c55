import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import {
  formerApplications,
  formerCfdb7,
  formerFlamingo,
  formerJobTable,
  formerWordPress,
  grownCompany,
} from './former-company.ts';

const hashOf = async (source: Readable) =>
  createHash('sha256')
    .update(await buffer(source))
    .digest('hex');

test('is the same with the same seed, and another with another', async () => {
  expect(await hashOf(formerWordPress(7))).toBe(await hashOf(formerWordPress(7)));
  expect(await hashOf(formerWordPress(7))).not.toBe(await hashOf(formerWordPress(8)));
  expect(await hashOf(formerFlamingo(7, 50))).toBe(await hashOf(formerFlamingo(7, 50)));
});

test('has 1,200 items and 300 jobs in a well-formed file', async () => {
  const xml = await text(formerWordPress());
  const { jobs, ...others } = grownCompany;
  expect(Object.values(others).reduce((sum, count) => sum + count)).toBe(1_200);
  expect(xml.match(/<item>/g)).toHaveLength(1_200 + jobs);
  expect(XMLValidator.validate(xml)).toBe(true);
});

test('has messages as the plugins write them', async () => {
  const rowsOf = async (source: Readable, delimiter = ',') =>
    parse(await text(source), { delimiter, relax_quotes: true, record_delimiter: ['\r\n', '\n'] });
  expect(await rowsOf(formerFlamingo(1, 2_500))).toHaveLength(2_501);
  expect(await rowsOf(formerCfdb7(1, 2_500))).toHaveLength(2_503);
  expect(await rowsOf(formerApplications(1, 2_500))).toHaveLength(2_501);
  expect(await rowsOf(formerJobTable(1), ';')).toHaveLength(301);
});
