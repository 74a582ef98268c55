/** Shows other tabs that an editor is still open, for as long as this tab lives. */
export function holdEditor(editor: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks?.request(lockOf(editor), () => promise);
  return resolve;
}

/** Whether no tab has this editor open any more, so that its unsaved text may be taken over. */
export async function isAbandoned(editor: string): Promise<boolean> {
  if (navigator.locks === undefined) return true;
  return navigator.locks.request(lockOf(editor), { ifAvailable: true }, (lock) => lock !== null);
}

const lockOf = (editor: string) => `site-editor ${editor}`;
