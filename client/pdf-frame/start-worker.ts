import workerUrl from 'pdfjs-dist/build/pdf.worker.mjs?worker&url';

/**
 * Starts the library's worker. A document without an origin may start one only from an address that it made itself, and
 * Chromium then loads no modules: so the worker is built as a plain script, whose text is fetched here.
 * @throws {Error} where the script cannot be loaded.
 */
export async function startWorker(): Promise<Worker> {
  const answer = await fetch(workerUrl);
  if (!answer.ok) throw new Error('The worker could not be loaded.');
  return new Worker(URL.createObjectURL(await answer.blob()));
}
