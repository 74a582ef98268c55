/** What only pages of other languages say. English pages do not load it. */
export const translationWords = {
  notTranslated: 'This page has not been translated yet. It is shown in English.',
  englishPrevails: 'This is a translation. <link>The English text</link> is the one that binds us.',
} as const;
