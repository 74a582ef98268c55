/** What a popup says, or a form without scripts. src/content/form-words.ts makes them from the site's words. */
export interface Notice {
  icon: 'success' | 'error';
  title: string;
  text: string;
}
