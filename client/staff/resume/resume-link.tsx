import { type ResumeInfo, resumePath } from '../../../src/contract/staff/resume.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { showDialog } from '../ui/notices.ts';

interface ResumeLinkProps {
  reference: string;
  resume: ResumeInfo;
  /** The applicant's name, for the accessible label in a list of several. */
  name?: string;
}

/** Downloads a resume: directly, after a warning that it was not scanned, or not at all. */
export function ResumeLink({ reference, resume, name }: ResumeLinkProps) {
  const whose = name && <span className="visually-hidden"> the resume of {name}</span>;
  if (resume.access === 'never') return null;
  if (resume.access === 'free')
    return (
      <ButtonAnchor icon="download" href={resumePath(reference)} download>
        Download{whose}
      </ButtonAnchor>
    );
  const download = async () => {
    const isConfirmed = await showDialog({
      title: 'This file has not been scanned for viruses',
      text: 'It comes from an unknown sender. Open it only on a safe computer.',
      yes: 'Download anyway',
    });
    if (isConfirmed) location.assign(`${resumePath(reference)}?unscanned=yes`);
  };
  return (
    <Button icon="download" onClick={download}>
      Download{whose}
    </Button>
  );
}
