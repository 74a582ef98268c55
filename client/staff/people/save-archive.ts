import type { Verification } from '../../../src/contract/staff/people.ts';
import { antiForgery } from '../trpc.ts';

/**
 * Has the browser save everything of a person. It is asked for by POST, so that the address stands in no log.
 * @returns what went wrong, in a sentence.
 */
export async function saveArchive(
  who: string,
  verification: Verification | undefined,
): Promise<string | undefined> {
  try {
    const answer = await fetch('/staff/files/person', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...antiForgery() },
      body: JSON.stringify({ who, verification }),
    });
    if (!answer.ok) return 'The export could not be made. Please try again, or sign in anew.';
    const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1];
    const url = URL.createObjectURL(await answer.blob());
    const link = Object.assign(document.createElement('a'), { href: url, download: name ?? 'person.zip' });
    link.click();
    URL.revokeObjectURL(url);
    return undefined;
  } catch {
    return 'The server cannot be reached. Please try again.';
  }
}
