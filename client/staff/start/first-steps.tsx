import { Link } from '@tanstack/react-router';
import type { StaffRole } from '../../../src/contract/staff/rights.ts';
import { findScreen, mayOpen, type ScreenPath } from '../menu/screens.ts';
import { StaffIcon, type StaffIconName } from '../ui/staff-icon.tsx';

interface Step {
  to: Extract<
    ScreenPath,
    '/site/setup' | '/members' | '/jobs/new' | '/compliance' | '/site' | '/blogs/new' | '/inbox' | '/account'
  >;
  icon: StaffIconName;
  title: string;
  text: string;
}

/** In the order in which an office does them. Those that a role may not open are left out. */
const steps: readonly Step[] = [
  {
    to: '/site/setup',
    icon: 'site',
    title: 'Set up your site',
    text: 'A dozen questions, and the site is your company’s own.',
  },
  {
    to: '/members',
    icon: 'members',
    title: 'Invite your colleagues',
    text: 'Sales answers enquiries, recruiters handle jobs, editors the site.',
  },
  {
    to: '/jobs/new',
    icon: 'jobs',
    title: 'Add the first job',
    text: 'Once approved it is public, and applications arrive here.',
  },
  {
    to: '/compliance',
    icon: 'compliance',
    title: 'Upload your licences',
    text: 'With their last days, you are reminded before one lapses.',
  },
  {
    to: '/site',
    icon: 'site',
    title: 'Read through the site',
    text: 'Drafts stay yours until an owner publishes them.',
  },
  {
    to: '/blogs/new',
    icon: 'blogs',
    title: 'Write the first blog',
    text: 'Publish it at once, or on a day that you choose.',
  },
  {
    to: '/inbox',
    icon: 'inbox',
    title: 'Try it yourself',
    text: 'Send a form of the website: it is in the inbox within seconds.',
  },
  {
    to: '/account',
    icon: 'key',
    title: 'Keep your recovery codes',
    text: 'They let you in should you ever lose your phone.',
  },
];

/** What to do first in an office that has no submission and no job yet. */
export function FirstSteps({ roles }: { roles: readonly StaffRole[] }) {
  const own = steps.filter(({ to }) => mayOpen(findScreen(to), roles)).slice(0, 4);
  return (
    <section className="first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">Nothing has come in yet. Begin here.</h2>
      <p>As soon as there is something to look at, this screen shows it.</p>
      <ol>
        {own.map(({ to, icon, title, text }) => (
          <li key={to}>
            <Link to={to}>
              <StaffIcon name={icon} />
              <b>{title}</b>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
