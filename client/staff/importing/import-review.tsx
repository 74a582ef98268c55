import { type ReactNode, useState } from 'react';
import type { OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { ImportActBar } from './import-act-bar.tsx';
import { ImportCounts } from './import-counts.tsx';
import { ImportLines } from './import-lines.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportStateNote } from './import-state-note.tsx';
import { ImportedItems } from './imported-items.tsx';
import { useImportActs } from './moving-in-calls.ts';
import { OverwriteNote } from './overwrite-note.tsx';
import { PictureSources } from './picture-sources.tsx';
import { SiteChoosing } from './site-choosing.tsx';

/** Pictures fail most often since they were not to be found: they may be somewhere else. */
const mayRetryPictures = ({ retriable, counts }: OpenedImport) =>
  retriable > 0 && counts.some(({ kind, failed }) => kind === 'picture' && failed > 0);

interface ImportReviewProps {
  opened: OpenedImport;
  /** More buttons. */
  children: ReactNode;
}

/** The rehearsal, and the same once it is carried out: what becomes of each item. */
export function ImportReview({ opened, children }: ImportReviewProps) {
  const acts = useImportActs();
  const [overwrite, setOverwrite] = useState<ReadonlySet<number>>(new Set());
  const [hosts, setHosts] = useState<readonly string[]>([]);
  const [hasChosenAnew, setHasChosenAnew] = useState(false);
  const isRehearsed = opened.state === 'rehearsed';
  return (
    <>
      <ImportStateNote opened={opened} />
      <ImportProgress opened={opened} />
      <ImportActBar
        opened={opened}
        acts={acts}
        overwrite={overwrite}
        hosts={hosts}
        isToRehearse={isRehearsed && hasChosenAnew}
      >
        {children}
      </ImportActBar>
      <ImportedItems opened={opened} />
      <ImportCounts opened={opened} />
      {isRehearsed && opened.source === 'wordpress' && (
        <SiteChoosing opened={opened} onChange={setHasChosenAnew} />
      )}
      {isRehearsed && <OverwriteNote opened={opened} overwrite={overwrite} onChange={setOverwrite} />}
      {(isRehearsed || mayRetryPictures(opened)) && (
        <PictureSources opened={opened} hosts={hosts} onHosts={setHosts} />
      )}
      <ImportLines opened={opened} choice={isRehearsed ? { overwrite, onChange: setOverwrite } : undefined} />
    </>
  );
}
