import { useId } from 'react';
import { fileFields, REPLY_LIMITS } from '../../../src/contract/staff/conversation.ts';
import { storedFileTypes } from '../../../src/contract/stored-file.ts';
import { describedBy, FieldFrame } from '../../shared/ui/field.tsx';
import { formatFileSize } from '../../shared/ui/file-size.ts';
import { Button } from '../ui/button.tsx';
import { useFault } from '../ui/staff-form.tsx';
import { StaffIcon } from '../ui/staff-icon.tsx';
import type { FilesState } from './use-kept-files.ts';

const ACCEPTED = Object.entries(storedFileTypes)
  .flatMap(([ending, type]) => [`.${ending}`, type])
  .join(',');

interface ReplyFilesProps {
  files: readonly File[];
  state: FilesState;
  onChange(files: readonly File[]): void;
}

/** The attachments of a reply. */
export function ReplyFiles({ files, state, onChange }: ReplyFilesProps) {
  const id = useId();
  const faults = [
    useFault('file1'),
    useFault('file2'),
    useFault('file3'),
    useFault('file4'),
    useFault('file5'),
  ];
  const at = faults.findIndex((fault) => fault !== undefined);
  const error = at === -1 ? undefined : `${files[at]?.name ?? 'The file'} ${faults[at]}`;
  const hint = `PDF, Word, JPEG or PNG: at most ${REPLY_LIMITS.files} files of 5 MB, 8 MB together.`;
  const frame = { id, label: 'Attachments (optional)', error, hint };
  return (
    <div className="reply__files">
      <FieldFrame {...frame}>
        <input
          {...describedBy(frame)}
          id={id}
          type="file"
          multiple
          accept={ACCEPTED}
          onChange={({ currentTarget }) => {
            onChange([...files, ...(currentTarget.files ?? [])].slice(0, fileFields.length));
            // The same file can be chosen again after it was removed.
            currentTarget.value = '';
          }}
        />
      </FieldFrame>
      {files.length > 0 && (
        <ul aria-label="Chosen files">
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`}>
              <StaffIcon name="clip" />
              <span>
                <bdi>{file.name}</bdi> <span className="d-small muted">{formatFileSize(file.size)}</span>
              </span>
              <Button kind="plain" onClick={() => onChange(files.filter((each) => each !== file))}>
                Remove<span className="visually-hidden"> {file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="reply__files-state">
        {stateWords[state]}
      </p>
    </div>
  );
}

const stateWords: Record<FilesState, string> = {
  reading: '',
  kept: '',
  'not kept':
    'This browser does not keep the files. Your text stays if you reload this page, but they have to be chosen again.',
  gone: 'The files that you chose earlier are gone. Please choose them again.',
};
