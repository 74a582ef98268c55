import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { createContentVersion } from '../../server/content/content-version.ts';
import type { EncodedAnswer } from '../../server/http/encoded-answer.ts';
import { createLivePages } from '../../server/pages/live-pages.ts';
import type { Place } from '../../server/pages/page-content.ts';
import type { OpenedPage } from '../../server/pages/renderer.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('does not let reads of a slow database pile up: pages are rendered without it', async () => {
  vi.useFakeTimers();
  const place: Place = { path: '/blog', match: { kind: 'none' } };
  let reads = 0;
  const pages = createLivePages({
    openPage: async (address) => ({ address }) as OpenedPage,
    readData: () => {
      reads += 1;
      return new Promise(() => undefined);
    },
    makeAnswer: async (_page, _place, data) => ({ page: { data } as unknown as EncodedAnswer }),
    isAway: () => false,
    isOverloaded: () => false,
    content: createContentVersion(),
    log: pino({ level: 'silent' }),
  });
  for (let wave = 0; wave < 5; wave += 1) {
    const answers = Array.from({ length: 100 }, (_, index) =>
      pages.find(`/blog/${wave * 100 + index}`, place),
    );
    await vi.advanceTimersByTimeAsync(2_000);
    for (const answer of await Promise.all(answers)) expect(answer).toEqual({ page: { data: undefined } });
  }
  expect(reads).toBe(100);
});
