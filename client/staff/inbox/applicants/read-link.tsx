import { Link } from '@tanstack/react-router';
import type { ResumeInfo } from '../../../../src/contract/staff/resume.ts';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { useApplicantAddress } from './shown-applicants.ts';
import '../../../shared/ui/button.css';

interface ReadLinkProps {
  reference: string;
  resume: ResumeInfo;
  /** The applicant's name, for the accessible label. */
  name: string;
}

/** Opens a resume beside its application, in the inbox. Nothing for a file that cannot be read yet. */
export function ReadLink({ reference, resume, name }: ReadLinkProps) {
  const { search, ...address } = useApplicantAddress(reference);
  if (resume.access !== 'free') return null;
  return (
    <Link className="btn btn--soft" {...address} search={{ ...search, resume: 'open' }}>
      <StaffIcon name="screen" />
      Read<span className="visually-hidden"> the resume of {name}</span>
    </Link>
  );
}
