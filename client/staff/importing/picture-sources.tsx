import { useState } from 'react';
import type { OpenedImport } from '../../../src/contract/staff/moving-in.ts';
import { ScreenSection } from '../ui/screen-page.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { Written } from '../ui/written.tsx';
import { findZipFault } from './file-faults.ts';
import { sumCounts } from './import-words.ts';
import { picturesPath, refreshImports } from './moving-in-calls.ts';
import { UnfinishedUploads } from './unfinished-uploads.tsx';
import { UploadControl } from './upload-control.tsx';
import { useUpload } from './use-upload.ts';

interface PictureSourcesProps {
  opened: OpenedImport;
  /** Those from which pictures may be fetched. */
  hosts: readonly string[];
  onHosts(hosts: readonly string[]): void;
}

/** Where pictures and resumes come from, which an export names but does not contain. */
export function PictureSources({ opened, hosts, onHosts }: PictureSourcesProps) {
  const { id, counts, source } = opened;
  const [sent, setSent] = useState<string>();
  const upload = useUpload({
    path: picturesPath(id),
    pictures: id,
    findFault: findZipFault,
    onSent: (_answer, { name }) => {
      setSent(name);
      return refreshImports();
    },
  });
  const hasPictures =
    sumCounts(
      counts.filter(({ kind }) => kind === 'picture'),
      'items',
    ) > 0;
  if (!hasPictures && opened.hosts.length === 0 && source !== 'applications') return null;
  const what = hasPictures || source === 'wordpress' ? 'pictures' : 'resumes';
  return (
    <ScreenSection
      title={`Where the ${what} come from`}
      lead={`The file names its ${what} but does not contain them. Without either of these, they are left out.`}
    >
      <div className="moving-pictures">
        {opened.hosts.length > 0 && (
          <fieldset className="moving-hosts">
            <legend>Fetch them from the former site</legend>
            <p className="d-small muted">
              This server asks only the hosts that you tick, and for {what} alone. Tick those that are yours.
            </p>
            {opened.hosts.map((host) => (
              <label key={host} className="tick">
                <input
                  type="checkbox"
                  checked={hosts.includes(host)}
                  onChange={({ target: { checked } }) =>
                    onHosts(checked ? [...hosts, host] : hosts.filter((each) => each !== host))
                  }
                />
                <span>
                  <Written text={host} />
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <section className="moving-hosts" aria-label="Or send them as a ZIP">
          <h3>Or send them as a ZIP</h3>
          <UploadControl
            upload={upload}
            label="Upload a ZIP"
            kind="soft"
            accept=".zip"
            hint="The folder wp-content/uploads of the former site, packed as one ZIP."
          />
          <UnfinishedUploads upload={upload} pictures={id} accept=".zip" />
          <p role="status">
            {sent !== undefined && (
              <>
                <StaffIcon name="check" /> {sent} is here, and its {what} are used first.
              </>
            )}
          </p>
        </section>
      </div>
    </ScreenSection>
  );
}
