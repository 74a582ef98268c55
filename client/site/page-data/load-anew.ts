const KEY = 'loaded-anew';
/** Another server of the site may be a publication ahead of this one for some seconds. */
const ONCE_IN_MS = 60_000;

/**
 * Loads the document anew, where what belongs to it is not there any more: the next one comes with what the server has
 * now. It happens once a minute, since with a server that never has it the page would be loaded for ever.
 * @returns whether it is being loaded.
 */
export function loadAnew(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY)) < ONCE_IN_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage nothing would end it.
    return false;
  }
  location.reload();
  return true;
}
