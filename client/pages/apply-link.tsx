import { Link, useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import type { JobOpening } from '../../src/contract/job-opening.ts';

/**
 * Opens the resume form with the row as navigation state. A new tab has no such state: the address that the
 * link shows, and that other clicks than a plain one follow, names the job instead.
 */
export function ApplyLink({ job: { Jid, OpenPosition, Location } }: { job: JobOpening }) {
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
      className="data-table__go"
      aria-label={`Apply for ${OpenPosition}, ${Location}`}
      onClick={apply}
    >
      Apply
    </Link>
  );
}
