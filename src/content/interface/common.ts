/** What stands in several places of the site. */
export const commonWords = {
  number: '{number, number}',
  numberOrMore: '{number, number}+',
  ok: 'OK',
  useSuggestion: 'Use {suggestion}',
  goHome: 'Go to the home page',
  tryAgain: 'Try again',
} as const;
