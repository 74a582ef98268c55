import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Applicant } from '../../../../src/contract/staff/applicants.ts';
import { findTextLanguage } from '../../ui/find-text-language.ts';
import { ResumeLink } from '../resume/resume-link.tsx';
import { ScanBadge } from '../resume/scan-badge.tsx';
import { ReadLink } from './read-link.tsx';
import { useApplicantAddress } from './shown-applicants.ts';
import type { Choosing } from './use-choosing.ts';

interface ApplicantLinkProps {
  applicant: Applicant;
  className: string;
}

/** Opens the application in the inbox, beside the others for the job. */
export function ApplicantLink({ applicant: { reference, name }, className }: ApplicantLinkProps) {
  return (
    <Link
      className={className}
      {...useApplicantAddress(reference)}
      lang={findTextLanguage(name)}
      draggable={false}
    >
      {name}
    </Link>
  );
}

/** The resume and whether it has been scanned; nothing where there is none. */
export function ApplicantResume({ applicant: { reference, name, resume } }: { applicant: Applicant }) {
  if (resume === null) return null;
  return (
    <>
      <ScanBadge {...resume} />
      <ReadLink reference={reference} resume={resume} name={name} />
      <ResumeLink reference={reference} resume={resume} name={name} />
    </>
  );
}

interface ApplicantTickProps extends Pick<Choosing, 'onToggle'> {
  applicant: Applicant;
  isSelected: boolean;
}

export function ApplicantTick({ applicant: { reference, name }, isSelected, onToggle }: ApplicantTickProps) {
  return (
    <label className="applicant-tick">
      <input type="checkbox" checked={isSelected} onChange={() => onToggle(reference)} />
      <span className="visually-hidden">Select {name}</span>
    </label>
  );
}

interface TickAllProps extends Pick<Choosing, 'selected' | 'onToggle'> {
  applicants: readonly Applicant[];
  children: ReactNode;
}

/** Ticks all of these applicants, or none. */
export function TickAll({ applicants, selected, onToggle, children }: TickAllProps) {
  const references = applicants.map(({ reference }) => reference);
  const ticked = references.filter((reference) => selected.has(reference)).length;
  return (
    <label className="applicant-tick">
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = ticked > 0 && ticked < references.length;
        }}
        checked={ticked > 0 && ticked === references.length}
        onChange={() => onToggle(...references)}
      />
      {children}
    </label>
  );
}
