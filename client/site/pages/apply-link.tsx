import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { SiteJob } from '../../../src/contract/job-opening.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useJobTexts } from '../page-data/item-languages.ts';
import { useWords } from '../page-data/site-context.tsx';
import '../../shared/ui/button.css';

interface ApplyLinkProps {
  job: Pick<SiteJob, 'Jid' | 'OpenPosition' | 'Location' | 'Translation'>;
  /** `row` for the table, `button` for the job's own page. */
  look?: 'row' | 'button';
}

/**
 * Opens the resume form with the job as navigation state. A new tab has no such state, so the address of the link names
 * the job; every click but a plain one follows that address.
 */
export function ApplyLink({ job, look = 'row' }: ApplyLinkProps) {
  const words = useWords();
  const { Jid, OpenPosition, Location } = job;
  const position = useJobTexts()(job, 'OpenPosition').text;
  const navigate = useNavigate();

  function apply(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate({ to: '/career', state: { career: { OpenPosition, Jid } } });
  }

  return (
    <Link
      to="/career"
      search={{ job: Jid }}
      className={look === 'row' ? 'data-table__go' : 'btn'}
      aria-label={words('jobPage.applyFor', { position, location: Location })}
      onClick={apply}
    >
      {words('jobPage.apply')} {look === 'button' && <Icon name="arrow-right" />}
    </Link>
  );
}
