import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const documents = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const PATH = /^(?:server|client|src|test|migrations|art|docs|deploy)\/[\w./-]+$/;

// Files move; these tests find the documents that still point to the old place.
test.each(documents)('each path that %s names in backticks exists', (document) => {
  const spans = [...read(document).matchAll(/`([^`\n]+)`/g)].flatMap(([, span = '']) => span.split(' '));
  const paths = spans.filter((word) => PATH.test(word));
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test.each(documents)('each link of %s within the project leads to a file and a heading', (document) => {
  const written = [...read(document).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)];
  const targets = written.map(([, link, picture]) => link ?? picture ?? '');
  const links = targets.filter((target) => !/^(?:https?:|mailto:)/.test(target));
  const broken = links.filter((link) => {
    const [path = '', heading] = link.split('#');
    const file = path === '' ? document : join(dirname(document), path);
    if (!existsSync(join(root, file))) return true;
    return heading !== undefined && !anchorsOf(read(file)).includes(heading);
  });
  expect(broken).toEqual([]);
});

test('the index of the decisions lists each page', () => {
  const pages = globSync('*.md', { cwd: join(root, 'docs/decisions'), exclude: ['README.md'] });
  expect(pages.filter((page) => !read('docs/decisions/README.md').includes(`](${page})`))).toEqual([]);
});

/** The anchors that GitHub gives the headings of a document. */
function anchorsOf(text: string): string[] {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.toLowerCase());
  return headings.map((heading) => heading.replace(/[^\w\s-]/g, '').replaceAll(' ', '-'));
}

function read(document: string): string {
  return readFileSync(join(root, document), 'utf8');
}
