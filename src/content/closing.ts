/** The closing band of most pages. */
export const closing = {
  heading: 'Tell us about your site.',
  text: 'The gates, the hours, the city. An officer calls you back and plans it with you.',
  picture: 'closing-people',
} as const;
