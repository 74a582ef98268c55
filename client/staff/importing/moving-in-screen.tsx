import { Link, useNavigate } from '@tanstack/react-router';
import { importInput } from '../../../src/contract/staff/moving-in.ts';
import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { useArrived } from '../archive/bringing-back/archive-calls.ts';
import { explainError } from '../calls/failure.ts';
import { queries } from '../calls/trpc.ts';
import { Note } from '../editing/note.tsx';
import { useFilesFromOutside } from '../editing/site/library/use-files-from-outside.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { ScreenPage, ScreenSection } from '../ui/screen-page.tsx';
import { Written } from '../ui/written.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { findImportFault } from './file-faults.ts';
import { sourceLabels } from './import-words.ts';
import { filesPath, refreshImports, useImports } from './moving-in-calls.ts';
import { movableSources } from './sources.ts';
import { UnfinishedUploads } from './unfinished-uploads.tsx';
import { UploadControl } from './upload-control.tsx';
import { useUpload } from './use-upload.ts';
import './importing.css';

/** Where a file of a former site is sent, and every earlier one. */
export default function MovingInScreen() {
  const navigate = useNavigate();
  const list = useImports();
  const upload = useUpload({
    path: filesPath,
    pictures: null,
    findFault: findImportFault,
    onSent: async (answer) => {
      void refreshImports();
      const { data } = importInput.safeParse(answer);
      if (data) return navigate({ to: '/moving-in/$id', params: { id: String(data.id) } });
      // An archive of our own has no number: there is one at a time.
      await queries.movingBack.invalidate();
      return navigate({ to: '/moving-in/archive' });
    },
  });
  const isOver = useFilesFromOutside(([file]) => file && upload.send(file));
  const imports = list.data?.pages.flatMap((page) => page.imports) ?? [];
  return (
    <ScreenPage
      title="Moving in"
      lead="Brings over what your former site holds. Nothing is written before you have seen a rehearsal of it."
    >
      <section className="moving-drop" data-over={isOver} aria-label="Upload">
        <UploadControl
          upload={upload}
          label="Upload a file"
          accept=".xml,.csv,.tsv,.txt,.po,.zip"
          hint="XML, CSV, PO, or the ZIP of a Guardhouse that moved out, at most 1 GB. You can also drop it anywhere on this page. The file itself says what it is."
        />
        <UnfinishedUploads upload={upload} pictures={null} accept=".xml,.csv,.tsv,.txt,.po,.zip" />
      </section>
      <ArrivedNote />
      <ScreenSection title="Earlier files">
        {list.isPending && <LoadingBar label="Loading the earlier files" />}
        {list.error && list.data === undefined && (
          <Empty title="The earlier files could not be loaded" text={explainError(list.error)}>
            <Button onClick={() => void list.refetch()}>Try again</Button>
          </Empty>
        )}
        {list.data && imports.length === 0 && <p className="muted">No file has been uploaded yet.</p>}
        {imports.length > 0 && <EarlierImports imports={imports} />}
        <MoreButton list={list}>Show older files</MoreButton>
      </ScreenSection>
      <ScreenSection title="What can be moved in, and where to find it">
        <dl className="moving-sources">
          <div>
            <dt>Archive of another Guardhouse</dt>
            <dd>
              Everything that it had, into an empty installation: as it was, with numbers, dates and history.
            </dd>
            <dd className="moving-sources__path">
              <span className="visually-hidden">Where to find it: </span>
              Office<span aria-hidden="true"> › </span>
              <span className="visually-hidden">, then </span>Moving out
              <span aria-hidden="true"> › </span>
              <span className="visually-hidden">, then </span>Make the archive
            </dd>
          </div>
          {movableSources.map(({ kind, brings, path }) => (
            <div key={kind}>
              <dt>{kind === 'table' ? 'Table of your own' : sourceLabels[kind]}</dt>
              <dd>{brings}</dd>
              <dd className="moving-sources__path">
                <span className="visually-hidden">Where to find it: </span>
                {path.map((step, index) => (
                  <span key={step}>
                    {index > 0 && (
                      <>
                        <span aria-hidden="true"> › </span>
                        <span className="visually-hidden">, then </span>
                      </>
                    )}
                    {step}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </ScreenSection>
    </ScreenPage>
  );
}

/** Leads to the archive that was uploaded, as long as there is one. */
function ArrivedNote() {
  const { data } = useArrived();
  if (data === undefined || data.state === 'none') return null;
  return (
    <Note tone="plain" icon="note" title="An archive of another Guardhouse is here.">
      <Link to="/moving-in/archive">
        <Written text={data.fileName} />
      </Link>
    </Note>
  );
}
