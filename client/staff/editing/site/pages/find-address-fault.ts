/** Finds the fault of a page's address, before the server looks whether another page has it. */
export function findAddressFault(path: string): string | undefined {
  if (!path.startsWith('/')) return 'must begin with a slash.';
  if (!/^[A-Za-z0-9._~/-]*$/.test(path)) return 'may have letters, digits, hyphens and slashes only.';
  if (path.includes('//') || (path !== '/' && path.endsWith('/')))
    return 'may have one slash at a time, and none at its end.';
  return undefined;
}
