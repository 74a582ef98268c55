import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, readDraft } from '../../../../client/site/forms/draft.ts';

const HOUR = 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  // Like in the browser's storage, the stored items are own properties.
  const methods = {
    getItem: (key: string) => storage[key] ?? null,
    setItem: (key: string, text: string) => {
      storage[key] = text;
    },
    removeItem: (key: string) => {
      delete storage[key];
    },
  };
  const storage: Record<string, string> = Object.create(methods);
  vi.stubGlobal('sessionStorage', storage);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const values = { JobId: 'JO-1', Position: 'Guard', FullName: 'Asha' };
const start = { JobId: 'JO-1', Position: 'Guard' };

it('restores a started form; if it is opened for another job, without the first job', () => {
  keepDraft('application page', { values, start, spentMs: 5_000 });
  expect(readDraft('application page', start)).toEqual({ values, spentMs: 5_000 });
  const other = { JobId: 'JO-2', Position: 'Driver' };
  expect(readDraft('application page', other)?.values).toEqual({ FullName: 'Asha' });
  expect(readDraft('application page', {})?.values).toEqual({ FullName: 'Asha' });
  expect(readDraft('contact page', {})).toBeUndefined();
});

it('stores nothing for an untouched form or a sent one', () => {
  keepDraft('application page', { values: { ...values, FullName: '' }, start, spentMs: 1 });
  expect(Object.keys(sessionStorage)).toEqual([]);
  keepDraft('application page', { values, start, spentMs: 1 });
  forgetDraft('application page');
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('forgets a draft after a day, whichever form is opened', () => {
  keepDraft('contact page', { values: { fullName: 'Asha' }, start: {}, spentMs: 1 });
  vi.advanceTimersByTime(23 * HOUR);
  expect(readDraft('contact page', {})).toBeDefined();
  vi.advanceTimersByTime(HOUR);
  expect(readDraft('quotation page', {})).toBeUndefined();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

it('works in a browser without storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepDraft('contact page', { values: { fullName: 'Asha' }, start: {}, spentMs: 1 });
  expect(readDraft('contact page', {})).toBeUndefined();
  forgetDraft('contact page');
});
