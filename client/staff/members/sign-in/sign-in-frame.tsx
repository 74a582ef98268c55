import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { companyName } from '../../ui/company-name.ts';
import './sign-in.css';

interface SignInFrameProps {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** The card around every step of signing in. It shows nothing of the staff area. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  const card = useRef<HTMLDivElement>(null);
  // Each step replaces the previous one, and must take over its focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step is known by its title
  useEffect(() => card.current?.querySelector('input')?.focus(), [title]);
  return (
    <main className="door" id="main">
      <title>{`${title} · ${companyName} staff`}</title>
      <p className="door__brand">
        <Icon name="logo" />
        <span>
          <b>{companyName}</b> <small>Staff area</small>
        </span>
      </p>
      <div className="door__card" ref={card}>
        <h1>{title}</h1>
        {lead && <p className="door__lead">{lead}</p>}
        {children}
      </div>
    </main>
  );
}
