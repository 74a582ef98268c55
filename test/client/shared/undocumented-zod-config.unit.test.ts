import { expect, it, onTestFinished } from 'vitest';
import { keepZodFromCompiling } from '../../../client/shared/undocumented-zod-config.ts';

const CONFIG = '__zod_globalConfig';

/** A copy of zod's core that has not been loaded yet, as in a browser that opens a page. */
async function loadZod(copy: string): Promise<{ globalConfig: { jitless?: boolean } }> {
  const file = new URL('../../../node_modules/zod/v4/core/core.js', import.meta.url);
  return import(/* @vite-ignore */ `${file.href}?${copy}`);
}

it('is read by zod as it loads; without it zod may compile', async () => {
  const before = Reflect.get(globalThis, CONFIG);
  onTestFinished(() => {
    Reflect.set(globalThis, CONFIG, before);
  });
  Reflect.deleteProperty(globalThis, CONFIG);
  expect((await loadZod('without')).globalConfig.jitless).toBeUndefined();
  keepZodFromCompiling();
  expect((await loadZod('with')).globalConfig.jitless).toBe(true);
});
