import { type Scanning, scanNext } from '../files/scanner/scan-next.ts';

/**
 * @returns one run: it has the virus scanner look at every resume that waits, one after the other. While the scanner is
 * away, resumes wait, and the log says so once.
 */
export function createScanning(scanning: Scanning): (stop: AbortSignal) => Promise<void> {
  const { log } = scanning;
  let wasAway = false;
  return async (stop) => {
    try {
      while (!stop.aborted && (await scanNext(scanning)));
      if (wasAway) log.info('the virus scanner is back');
      wasAway = false;
    } catch (error) {
      if (!wasAway) log.warn(error, 'the virus scanner is away; resumes wait for it');
      wasAway = true;
    }
  };
}
