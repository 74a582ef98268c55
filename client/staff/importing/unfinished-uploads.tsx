import type { UnfinishedUpload } from '../../../src/contract/staff/moving-in-uploads.ts';
import { formatFileSize } from '../../shared/ui/file-size.ts';
import { Button } from '../ui/button.tsx';
import { CallState } from '../ui/call-state.tsx';
import { FileButton } from '../ui/file-button.tsx';
import { showDialog } from '../ui/notices.ts';
import { When } from '../ui/when.tsx';
import { Written } from '../ui/written.tsx';
import { useRemoveUpload, useUnfinishedUploads } from './moving-in-calls.ts';
import type { Upload } from './use-upload.ts';

interface UnfinishedUploadsProps {
  upload: Upload;
  pictures: number | null;
  /** Endings, with commas between them. */
  accept: string;
}

/** Files of which some parts are here: after a reload, or because somebody has stopped. */
export function UnfinishedUploads({ upload, pictures, accept }: UnfinishedUploadsProps) {
  const { data } = useUnfinishedUploads(pictures);
  const remove = useRemoveUpload();
  // The one that is being sent, or has just failed, is shown above with its own buttons.
  const shown = data?.uploads.filter(({ name }) => name !== upload.file?.name) ?? [];
  if (shown.length === 0) return <CallState call={remove} />;
  const ask = async ({ id, name }: UnfinishedUpload) => {
    const isSure = await showDialog({
      title: 'Remove what has arrived?',
      text: `${name} would have to be sent again from its beginning.`,
      yes: 'Remove',
      no: 'Keep it',
    });
    if (isSure) remove.mutate({ id });
  };
  return (
    <section className="moving-unfinished" aria-label="Not sent to their end">
      <p>
        <b>Not sent to their end</b>
      </p>
      <ul>
        {shown.map((each) => (
          <li key={each.id}>
            <p>
              <b>
                <Written text={each.name} />
              </b>
              <span className="moving-about moving-figure">
                {formatFileSize(each.received)} of {formatFileSize(each.bytes)}, kept until{' '}
                <When at={each.keptUntil} full />
              </span>
            </p>
            <FileButton
              className="moving-upload__button"
              kind="soft"
              accept={accept}
              disabled={upload.isSending}
              // A browser forgets which file it was, so that the member chooses it once more.
              onFiles={([chosen]) => chosen && upload.send(chosen, each)}
            >
              Go on<span className="visually-hidden"> with {each.name}</span>
            </FileButton>
            <Button
              kind="plain"
              icon="close"
              label={`Remove ${each.name}`}
              isBusy={remove.isPending}
              onClick={() => void ask(each)}
            />
          </li>
        ))}
      </ul>
      <p className="d-small muted">Choose the same file again; only what is missing is sent.</p>
      <CallState call={remove} />
    </section>
  );
}
