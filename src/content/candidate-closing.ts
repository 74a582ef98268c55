/** The closing band of the pages for candidates. It shows the same picture as the other closing band. */
export const candidateClosing = {
  heading: 'Need help with your application?',
  text: 'Call or write to us, in the language that you speak. Applying costs nothing, at any stage.',
  message: 'I need help with my application.',
} as const;
