import { type ResumeInfo, resumePath } from '../../../src/contract/staff/resume.ts';
import { ask } from '../notices.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';

interface ResumeLinkProps {
  reference: string;
  resume: ResumeInfo;
  /** Of whom, where there are several. */
  name?: string;
}

/** Downloads a resume: at once, after a word of warning, or not at all. */
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
    const isSure = await ask({
      title: 'No scanner has looked at this file',
      text: 'It came from somebody unknown. Open it only where it can do no harm.',
      yes: 'Download it',
    });
    if (isSure) location.assign(`${resumePath(reference)}?unscanned=yes`);
  };
  return (
    <Button icon="download" onClick={download}>
      Download{whose}
    </Button>
  );
}
