import { expect } from 'vitest';
import { loadRenderer } from '../../server/pages/renderer.ts';
import { test } from '../environment/app.ts';

test('a component that fails while it renders rejects the rendering, and does not end the process', async () => {
  const renderer = await loadRenderer();
  const { questions, render } = await renderer.openPage('/blog/1');
  // A blog without any of its texts, as no procedure would answer it.
  const answers = questions.map((question) => ({ ...question, data: { BlogId: 1 } }));
  await expect(render({ answers, filesUrl: '' })).rejects.toThrow(TypeError);
});
