import { askServer, tellServer } from '../../files/tell-server.ts';
import { PUBLICATIONS_FOLDER, RESUMES_FOLDER } from '../moving-out/archive-format.ts';
import type { ArchiveTold } from './check-archive.ts';
import { findArchiveFaults, readColumnNames } from './find-archive-faults.ts';
import { MovedArchive } from './moved-archive.ts';

const TOLD_EVERY_MS = 500;

const tell = (told: ArchiveTold) => tellServer(told);
const isReady: ArchiveTold = { isReady: true };
const path = (await askServer(isReady)) as string;
let toldAt = 0;
try {
  const archive = await MovedArchive.open(path);
  const { entries, ...manifest } = await archive.readManifest();
  const faults = await findArchiveFaults(archive, { ...manifest, entries }, (done, total) => {
    if (performance.now() - toldAt < TOLD_EVERY_MS && done < total) return;
    toldAt = performance.now();
    tell({ done, total });
  });
  const columns = await readColumnNames(archive).catch(() => undefined);
  const files = [RESUMES_FOLDER, PUBLICATIONS_FOLDER].flatMap((folder) => archive.list(folder)).length;
  tell({ checked: { ...manifest, faults, files, columns } });
} catch (error) {
  tell({ refused: error instanceof Error ? error.message : String(error) });
}
