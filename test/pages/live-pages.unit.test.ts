import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { createContentVersion } from '../../server/content/content-version.ts';
import type { Stored } from '../../server/http/encoded-answer.ts';
import { createLivePages } from '../../server/pages/live-pages.ts';
import type { OpenedPage } from '../../server/pages/renderer.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('does not let looks at a slow database pile up: pages are made without it', async () => {
  vi.useFakeTimers();
  let looks = 0;
  const pages = createLivePages<string>({
    openPage: async (address) => ({ address }) as OpenedPage,
    look: () => {
      looks += 1;
      return new Promise(() => undefined);
    },
    finish: async (_page, seen) => ({ page: { seen } as unknown as Stored }),
    isAway: () => false,
    isOverloaded: () => false,
    content: createContentVersion(),
    log: pino({ level: 'silent' }),
  });
  for (let wave = 0; wave < 5; wave += 1) {
    const answers = Array.from({ length: 100 }, (_, index) => pages.find(`/blog/${wave * 100 + index}`));
    await vi.advanceTimersByTimeAsync(2_000);
    for (const answer of await Promise.all(answers)) expect(answer).toEqual({ page: { seen: undefined } });
  }
  expect(looks).toBe(100);
});
