import { type ResumeInfo, resumePath } from '../../../../src/contract/staff/resume.ts';
import { useMay } from '../../calls/session.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { showDialog } from '../../ui/notices.ts';

interface ResumeLinkProps {
  reference: string;
  resume: ResumeInfo;
  /** The applicant's name, for the accessible label in a list of several. */
  name?: string;
}

export function ResumeLink({ reference, resume, name }: ResumeLinkProps) {
  const may = useMay();
  if (!may('exportResumes')) return null;
  return <FileLink path={resumePath(reference)} file={resume} what={name && `the resume of ${name}`} />;
}

interface FileLinkProps {
  path: string;
  file: ResumeInfo;
  /** Names the file in the accessible label. */
  what?: string | undefined;
}

/** Downloads a stranger's file: directly, after a warning that it was not scanned, or not at all. */
export function FileLink({ path, file, what }: FileLinkProps) {
  const named = what && <span className="visually-hidden"> {what}</span>;
  if (file.access === 'never') return null;
  if (file.access === 'free')
    return (
      <ButtonAnchor icon="download" href={path} download>
        Download{named}
      </ButtonAnchor>
    );
  const download = async () => {
    const isConfirmed = await showDialog({
      title: 'This file has not been scanned for viruses',
      text: 'It comes from an unknown sender. Open it only on a safe computer.',
      yes: 'Download anyway',
    });
    if (isConfirmed) location.assign(`${path}?unscanned=yes`);
  };
  return (
    <Button icon="download" onClick={download}>
      Download{named}
    </Button>
  );
}
