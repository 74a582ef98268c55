/** The band at the foot of the pages for candidates, with the same picture. */
export const candidateClosing = {
  heading: 'Need help with your application?',
  text: 'Call or write to us, in the language that you speak. Applying costs nothing, at any stage.',
  message: 'I need help with my application.',
} as const;
