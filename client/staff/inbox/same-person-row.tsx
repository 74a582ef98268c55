import { Link } from '@tanstack/react-router';
import type { PersonSign, SamePersonEntry } from '../../../src/contract/staff/same-person.ts';
import { Button } from '../ui/button.tsx';
import { findTextLanguage } from '../ui/find-text-language.ts';
import { StaffIcon } from '../ui/staff-icon.tsx';
import { When } from '../ui/when.tsx';
import { StageBadge } from './applicants/stage-badge.tsx';
import { kindLabels } from './inbox-labels.ts';
import { StatusBadge } from './status-menu.tsx';

const signWords: Record<PersonSign, string> = {
  email: 'Same e-mail',
  phone: 'Same number',
  staff: 'Said by the staff',
};

interface SamePersonRowProps {
  entry: SamePersonEntry;
  /** The label of the button; false for members who only read. */
  act: string | false;
  isBusy: boolean;
  onAct(): void;
}

export function SamePersonRow({ entry, act, isBusy, onAct }: SamePersonRowProps) {
  const { reference, kind, name, about, submittedAt, status, stage, signs } = entry;
  const { one, icon, topic } = kindLabels[kind];
  return (
    <li className="same-person__row" data-other={reference}>
      <span className="kind-tile" data-topic={topic}>
        <StaffIcon name={icon} />
      </span>
      <div className="same-person__words">
        <Link className="records__link" to="/inbox" search={{ item: reference }}>
          {one} {reference}
        </Link>
        <span lang={findTextLanguage(about)}>{about}</span>
        <span className="muted">
          <When at={submittedAt} full /> · <bdi lang={findTextLanguage(name)}>{name}</bdi>
          {signs.length > 0 && ` · ${signs.map((sign) => signWords[sign]).join(', ')}`}
        </span>
      </div>
      <span className="same-person__state">
        {stage !== null && status !== 'spam' ? <StageBadge stage={stage} /> : <StatusBadge status={status} />}
      </span>
      {act && (
        <Button kind="plain" isBusy={isBusy} onClick={onAct}>
          {act}
          <span className="visually-hidden"> {reference}</span>
        </Button>
      )}
    </li>
  );
}
