import { askServer, tellServer } from '../files/tell-server.ts';
import type { ArchiveTold } from './check-archive.ts';
import { findBlogFaults } from './find-blog-faults.ts';
import { findFaults } from './find-faults.ts';
import { countContent } from './format.ts';
import { Archive } from './read-archive.ts';

const TOLD_EVERY_MS = 500;

const tell = (told: ArchiveTold) => tellServer(told);
const isReady: ArchiveTold = { isReady: true };
const path = (await askServer(isReady)) as string;
let toldAt = 0;
try {
  const archive = await Archive.open(path);
  const manifest = await archive.readManifest();
  const faults = await findFaults(archive, manifest, (done, total) => {
    if (performance.now() - toldAt < TOLD_EVERY_MS && done < total) return;
    toldAt = performance.now();
    tell({ done, total });
  });
  // A backup comes back whatever its blogs are.
  if (faults.length === 0 && manifest.purpose === 'moving out')
    faults.push(...(await findBlogFaults(archive)));
  const { entries: _many, ...about } = manifest;
  tell({ checked: { ...about, ...countContent(manifest), faults } });
} catch (error) {
  tell({ refused: error instanceof Error ? error.message : String(error) });
}
