import { expect } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { createSiteOpener } from '../../server/pages/open-site.ts';
import { loadRenderer } from '../../server/pages/renderer.ts';
import { test } from '../environment/app.ts';

test('a component that fails while it renders rejects the rendering, and does not end the process', async () => {
  const { openPage } = createSiteOpener(await loadRenderer())(sampleSite);
  const { questions, render } = await openPage('/blog/1');
  // A blog without its texts, which no procedure would return.
  const answers = questions.map((question) => ({ ...question, data: { BlogId: 1 } }));
  await expect(render({ answers, filesUrl: '' })).rejects.toThrow(TypeError);
});
