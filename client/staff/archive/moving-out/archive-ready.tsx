import { groupDigits } from '../../../../src/content/group-digits.ts';
import { type MovingOut, movingOutPath } from '../../../../src/contract/staff/moving-out.ts';
import { download } from '../../members/code/download.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { When } from '../../ui/when.tsx';
import '../archive.css';

interface ArchiveReadyProps {
  archive: MovingOut;
  isRemoving: boolean;
  onRemove(): void;
}

export function ArchiveReady({ archive, isRemoving, onRemove }: ArchiveReadyProps) {
  const { begunAt, bytes, rows, files, lacking, leftOut, unscanned } = archive;
  return (
    <>
      <dl className="moving-out__facts">
        <dt>As of</dt>
        <dd>{begunAt !== null && <When at={begunAt} full />}</dd>
        <dt>Size</dt>
        <dd>{sizeText(bytes)}</dd>
        <dt>Records</dt>
        <dd>{groupDigits(rows)}</dd>
        <dt>Files</dt>
        <dd>{groupDigits(files)}</dd>
        {unscanned > 0 && (
          <>
            <dt>Not looked at by a virus scanner</dt>
            <dd>{groupDigits(unscanned)}. Open them with care.</dd>
          </>
        )}
        {leftOut > 0 && (
          <>
            <dt>Left out</dt>
            <dd>{groupDigits(leftOut)}, since a virus was found in them</dd>
          </>
        )}
        {lacking.length > 0 && (
          <>
            <dt>Missing</dt>
            <dd>
              These files are lost or damaged on the server:
              <ul className="moving-out__lacking">
                {lacking.map((path) => (
                  <li key={path}>{path}</li>
                ))}
              </ul>
            </dd>
          </>
        )}
      </dl>
      <div className="moving-out__acts">
        <ButtonAnchor
          kind="main"
          icon="download"
          href={movingOutPath}
          download
          onClick={(event) => {
            event.preventDefault();
            void download(movingOutPath);
          }}
        >
          Download
        </ButtonAnchor>
        <Button isBusy={isRemoving} onClick={onRemove}>
          Remove from the server
        </Button>
      </div>
    </>
  );
}

function sizeText(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
  return `${groupDigits(Math.round(bytes / 1_000 ** power))} ${units[power]}`;
}
