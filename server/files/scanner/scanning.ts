import { type Scanning, scanNext } from './scan-next.ts';

/**
 * @returns a function that scans every resume that is due, one after the other. While the virus scanner is unreachable,
 * the resumes wait, and the log says so once.
 */
export function createScanning(scanning: Scanning): (stop: AbortSignal) => Promise<void> {
  const { log } = scanning;
  let wasAway = false;
  return async (stop) => {
    try {
      while (!stop.aborted && (await scanNext(scanning)));
      if (wasAway) log.info('the virus scanner is reachable again');
      wasAway = false;
    } catch (error) {
      if (!wasAway) log.warn(error, 'the virus scanner is unreachable; resumes wait for it');
      wasAway = true;
    }
  };
}
