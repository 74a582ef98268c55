import { Link } from '@tanstack/react-router';
import type { AppliedBefore } from '../../../../src/contract/staff/applied-before.ts';
import { Badge } from '../../ui/badge.tsx';
import { findTextLanguage } from '../../ui/find-text-language.ts';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { When } from '../../ui/when.tsx';
import './applicants.css';

/** Says on a card, or in a row of a table, that the applicant applied before. */
export function AppliedBeforeLine({ before }: { before: AppliedBefore | null }) {
  return (
    before && (
      <p className="applied-before">
        <StaffIcon name="application" />
        <span>
          <Words before={before} />
        </span>
      </p>
    )
  );
}

/** The same in a row of the list, where there is no room for more than a mark. */
export function AppliedBeforeBadge({ before }: { before: AppliedBefore | null }) {
  return (
    before && (
      <>
        <Badge tone="still">{before.isSameJob ? 'Applied twice' : 'Applied before'}</Badge>
        <span className="visually-hidden">
          <Words before={before} />.
        </span>
      </>
    )
  );
}

/** The same above an item, with a link to the earlier application. */
export function AppliedBeforeNote({ before }: { before: AppliedBefore | null }) {
  return (
    before && (
      <p className="applied-before applied-before--note">
        <StaffIcon name="application" />
        <span>
          <Words before={before} />{' '}
          <Link className="records__link" to="/inbox" search={{ item: before.reference }}>
            {before.reference}
          </Link>
        </span>
      </p>
    )
  );
}

function Words({ before: { submittedAt, about, stage, isSameJob } }: { before: AppliedBefore }) {
  return (
    <>
      {isSameJob ? 'Applied before for this job: ' : 'Applied before: '}
      <When at={submittedAt} />
      {about !== '' && (
        <>
          , <span lang={findTextLanguage(about)}>{about}</span>
        </>
      )}
      , {stage.name}
    </>
  );
}
