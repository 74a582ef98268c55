import { expect, test } from 'vitest';
import { item, read } from './wxr.ts';

test('kinds of a theme that were pages are counted, with what to do about them', async () => {
  const project = { type: 'project', content: '<p>Gates of a mill.</p>' };
  const found = await read(
    item({ ...project, title: 'A mill' }),
    item({ ...project, title: 'A bank' }),
    // Not as visitors could read it, empty, without a page of its own, or kept by WordPress for itself.
    item({ ...project, title: 'A draft', status: 'draft' }),
    item({ ...project, title: 'Empty', content: '' }),
    item({ ...project, type: 'rule', link: 'https://old.example/?post_type=rule&amp;p=7' }),
    item({ ...project, type: 'wp_template' }),
    item({ ...project, type: 'voice' }),
  );
  const lines = found.filter(({ place }) => place === 'the file as a whole');
  expect(lines.map(({ title, content, notes }) => [title, content, notes[0]?.text.split(':')[0]])).toEqual([
    ['The kind “project”', undefined, '2 items of it were pages of their own there, and none comes over'],
    ['The kind “voice”', undefined, '1 item of it was a page of its own there, and none comes over'],
  ]);
  expect(lines[0]?.notes[0]?.text).toContain('they become pages or blogs, and rehearse again');
});
