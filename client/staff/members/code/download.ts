import { antiForgery } from '../../../shared/anti-forgery.ts';
import { explainError, needsCode } from '../../calls/failure.ts';
import { requestCode } from '../../calls/request-code.ts';
import { trpcClient } from '../../calls/trpc.ts';
import { showToast } from '../../ui/notices.ts';

/**
 * Downloads a file by navigation, which the browser streams to disk, after making sure that the second factor is
 * fresh enough.
 */
export async function download(path: string): Promise<void> {
  try {
    await trpcClient.ownAccount.demandCode.query();
  } catch (error) {
    return needsCode(error) ? undefined : showToast(explainError(error));
  }
  location.assign(path);
}

const EXPORT_FAILED = 'The export could not be created. Please try again, or sign in again.';

/**
 * Downloads a file by POST, so that the search term appears in no address and thus in no log. Asks for a code first
 * if the server requires one.
 * @returns an error sentence, or undefined after a download or when the member closed the dialog.
 */
export async function downloadByPost(path: string, body: object, name: string): Promise<string | undefined> {
  const send = () =>
    fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...antiForgery() },
      body: JSON.stringify(body),
    });
  try {
    let answer = await send();
    if (answer.status === 403 && (await requiresCode(answer))) {
      if (!(await requestCode())) return undefined;
      answer = await send();
    }
    if (!answer.ok) return EXPORT_FAILED;
    saveFile(await answer.blob(), fileName(answer) ?? name);
    return undefined;
  } catch {
    return 'The server cannot be reached. Please try again.';
  }
}

async function requiresCode(answer: Response): Promise<boolean> {
  const problem: unknown = await answer.json().catch(() => undefined);
  return typeof problem === 'object' && problem !== null && 'needs' in problem && problem.needs === 'code';
}

function fileName({ headers }: Response): string | undefined {
  return /filename="?([^";]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
}

/** Hands a file to the browser to keep. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}
