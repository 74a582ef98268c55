/** What is to become of a public file. */
export interface Expected {
  /** Its items by kind; `none` is what nothing can be made of. */
  found: Record<string, number>;
  /** How many the first import has written of a kind, where that is not all. */
  made?: Record<string, number>;
  /** Former addresses that two items of the file claim: the first has them. */
  claimed?: string[];
}

/** docs/moving-in.md explains these figures. A file that is refused has the words that say why. */
export const publicFiles: Readonly<Record<string, Expected | string>> = {
  '64-block-test-data.xml': {
    found: { picture: 7, blog: 61, page: 1, address: 148, menu: 1, none: 4 },
    made: { menu: 0 },
  },
  'a11y-unit-test-data.xml': {
    found: { picture: 37, blog: 48, page: 17, address: 365, menu: 3, none: 53 },
    made: { address: 362, menu: 1 },
    claimed: ['http://wpthemetestdata.wordpress.com/?p=156', 'http://wpthemetestdata.wordpress.com/?p=568'],
  },
  'authors-multiline.xml': { found: { blog: 1, none: 1 } },
  'backslashes.xml': { found: { blog: 1 } },
  'blank-lines.xml': { found: { blog: 1 } },
  'cdata-edge.xml': { found: { blog: 1 } },
  'chunked-meta.xml': { found: { blog: 1 } },
  'crazy-cdata-escaped.xml': { found: { blog: 1, address: 1 } },
  'crazy-cdata.xml': { found: { blog: 1, address: 1 } },
  'idempotency-complete.xml': { found: { picture: 3, blog: 3, address: 12, none: 1 } },
  'idempotency-partial.xml': { found: { picture: 1, address: 3, none: 1 } },
  'invalid-version-tag.xml': { found: { none: 2 } },
  'large-authors.xml': { found: { none: 1 } },
  'malformed-simple.xml': 'line 14: the file ends within an item',
  'malformed.xml': 'line 90: an element ends here that was not begun, or before those within it',
  'missing-tags.xml': { found: { blog: 1 } },
  'missing-version-tag.xml': { found: { none: 2 } },
  'multiple-cdata.xml': { found: { blog: 1 } },
  'namespace-attacks.xml': { found: { blog: 9 } },
  'namespace-complex.xml': { found: { blog: 8, none: 2 } },
  'namespace-edge-cases.xml': { found: { blog: 6, none: 2 } },
  'post-content-blank-lines.xml': { found: { blog: 1, address: 1, none: 1 } },
  'slashes.xml': { found: { blog: 1, address: 1, none: 2 } },
  'small-export.xml': { found: { blog: 6, page: 5, address: 16, none: 2 } },
  'term-formats.xml': { found: { none: 1 } },
  'term-meta.xml': { found: { none: 1 } },
  'test-serialized-comment-meta.xml': { found: { blog: 1, address: 2 } },
  'test-serialized-postmeta-no-cdata.xml': { found: { blog: 1, address: 3 } },
  'test-serialized-postmeta-with-cdata.xml': { found: { blog: 1, address: 3 } },
  'test-serialized-term-meta.xml': { found: { blog: 1, address: 2, none: 1 } },
  'test-utw-post-meta-import.xml': { found: { blog: 1, address: 2 } },
  'theme-preview.xml': { found: { blog: 7, address: 9 } },
  'theme-unit-test-data.xml': {
    found: { picture: 35, blog: 58, page: 21, address: 302, menu: 4, none: 74 },
    made: { address: 299, menu: 1 },
    claimed: ['https://wpthemetestdata.wordpress.com/?p=568', 'https://wpthemetestdata.wordpress.com/?p=582'],
  },
  'themeunittestdata.wordpress.xml': {
    found: { picture: 35, blog: 58, page: 21, address: 302, menu: 4, none: 74 },
    made: { address: 299, menu: 1 },
    claimed: ['https://wpthemetestdata.wordpress.com/?p=568', 'https://wpthemetestdata.wordpress.com/?p=582'],
  },
  'valid-wxr-1.0.xml': { found: { blog: 3, page: 3, address: 9, none: 1 } },
  'valid-wxr-1.1.xml': { found: { blog: 1, page: 1, address: 3, none: 2 } },
  'wxr-base-url-rewriting.xml': { found: { blog: 1, address: 2, none: 1 } },
  'wxr-comprehensive.xml': { found: { blog: 1, page: 1, address: 3, none: 2 } },
  'wxr-css-urls.xml': { found: { blog: 1, address: 2, none: 2 } },
  'wxr-flat-attachment-different-site.xml': { found: { picture: 1, blog: 1, address: 5, none: 1 } },
  'wxr-flat-attachment-same-site.xml': { found: { picture: 1, blog: 1, address: 5, none: 1 } },
  'wxr-simple.xml': { found: { blog: 1, address: 2, none: 1 } },
  'wxr-utf-8-challenges.xml': { found: { blog: 1, address: 2, none: 1 } },
  'wxr-with-note-comments.xml': { found: { page: 1, address: 3, none: 1 } },
  'wxr-with-sub-data.xml': { found: { blog: 1, none: 1 } },
};
