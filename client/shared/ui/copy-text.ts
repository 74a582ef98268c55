/** Puts a text into the clipboard. Answers false where the browser does not allow it, or has none on plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
