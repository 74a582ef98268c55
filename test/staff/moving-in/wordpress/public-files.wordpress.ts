import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UnreadableSource } from '../../../../server/staff/moving-in/found-item.ts';
import { markdownOf } from '../../../../server/staff/moving-in/markdown.ts';
import { readWordPress } from '../../../../server/staff/moving-in/wordpress/read-wordpress.ts';
import { findUnsafeMark } from '../../../../src/contract/staff/safe-markdown.ts';

/** A folder with the files of WordPress/theme-test-data and of phpunit/data in WordPress/wordpress-importer. */
const folder = process.env.WORDPRESS_TEST_DATA ?? '';
const as = (address: string) => address;

/** What is found in each; docs/moving-in.md explains these figures. `none` is what nothing can be made of. */
const EXPECTED: Readonly<Record<string, Record<string, number> | string>> = {
  '64-block-test-data.xml': { blog: 61, address: 148, page: 1, menu: 1, picture: 7, none: 4 },
  'a11y-unit-test-data.xml': { page: 17, address: 365, blog: 48, none: 53, picture: 37, menu: 3 },
  'authors-multiline.xml': { blog: 1, none: 1 },
  'backslashes.xml': { blog: 1 },
  'blank-lines.xml': { blog: 1 },
  'cdata-edge.xml': { blog: 1 },
  'chunked-meta.xml': { blog: 1 },
  'crazy-cdata-escaped.xml': { blog: 1, address: 1 },
  'crazy-cdata.xml': { blog: 1, address: 1 },
  'invalid-version-tag.xml': { none: 2 },
  'large-authors.xml': { none: 1 },
  'malformed-simple.xml': 'line 14: the file ends within an item',
  'malformed.xml': 'line 90: an element ends here that was not begun, or before those within it',
  'missing-tags.xml': { blog: 1 },
  'missing-version-tag.xml': { none: 2 },
  'multiple-cdata.xml': { blog: 1 },
  'namespace-edge-cases.xml': { blog: 6, none: 2 },
  'post-content-blank-lines.xml': { blog: 1, address: 1, none: 1 },
  'slashes.xml': { blog: 1, address: 1, none: 2 },
  'small-export.xml': { blog: 6, address: 16, page: 5, none: 2 },
  'term-formats.xml': { none: 1 },
  'term-meta.xml': { none: 1 },
  'test-serialized-comment-meta.xml': { blog: 1, address: 2 },
  'test-serialized-postmeta-no-cdata.xml': { blog: 1, address: 3 },
  'test-serialized-postmeta-with-cdata.xml': { blog: 1, address: 3 },
  'test-serialized-term-meta.xml': { blog: 1, address: 2, none: 1 },
  'test-utw-post-meta-import.xml': { blog: 1, address: 2 },
  'theme-unit-test-data.xml': { blog: 58, address: 302, page: 21, picture: 35, none: 74, menu: 4 },
  'themeunittestdata.wordpress.xml': { blog: 58, address: 302, page: 21, picture: 35, none: 74, menu: 4 },
  'valid-wxr-1.0.xml': { blog: 3, address: 9, page: 3, none: 1 },
  'valid-wxr-1.1.xml': { blog: 1, address: 3, page: 1, none: 2 },
  'wxr-base-url-rewriting.xml': { blog: 1, address: 2, none: 1 },
  'wxr-comprehensive.xml': { blog: 1, address: 3, page: 1, none: 2 },
  'wxr-css-urls.xml': { blog: 1, address: 2, none: 2 },
  'wxr-flat-attachment-different-site.xml': { picture: 1, address: 5, blog: 1, none: 1 },
  'wxr-flat-attachment-same-site.xml': { picture: 1, address: 5, blog: 1, none: 1 },
  'wxr-simple.xml': { blog: 1, address: 2, none: 1 },
  'wxr-utf-8-challenges.xml': { blog: 1, address: 2, none: 1 },
  'wxr-with-sub-data.xml': { blog: 1, none: 1 },
};

test.for(readdirSync(folder).filter((name) => name in EXPECTED))('%s', async (name) => {
  const counts: Record<string, number> = {};
  let refusal = '';
  try {
    for await (const { content, notes } of readWordPress(createReadStream(join(folder, name)), {
      language: 'en',
    })) {
      const kind = content?.kind ?? 'none';
      counts[kind] = (counts[kind] ?? 0) + 1;
      if (content === undefined) expect(notes).not.toEqual([]);
      if (content?.kind === 'blog')
        expect(
          findUnsafeMark(markdownOf(content.text, { resolveLink: as, resolvePicture: as })),
        ).toBeUndefined();
    }
  } catch (error) {
    expect(error).toBeInstanceOf(UnreadableSource);
    refusal = (error as Error).message;
  }
  expect(refusal || counts).toEqual(EXPECTED[name]);
});

test('the folder holds at least the two large files', () => {
  expect(readdirSync(folder)).toEqual(
    expect.arrayContaining(['themeunittestdata.wordpress.xml', '64-block-test-data.xml']),
  );
});
