/**
 * Copies a text to the clipboard. Resolves to false where the browser refuses, or offers no clipboard, as on plain
 * http.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
