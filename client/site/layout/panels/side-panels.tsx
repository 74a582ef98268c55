import { useEffect, useState } from 'react';
import { callAddress } from '../../../../src/call-address.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Message } from '../../page-data/message.tsx';
import { useSite } from '../../page-data/site-context.tsx';
import { PanelButton } from './panel-button.tsx';
import { usePanels } from './panel-state.tsx';
import { SidePanel } from './side-panel.tsx';
import './panels.css';

/**
 * Each tab is followed by its panel, so that the Tab key moves from one into the other. The landmark is needed
 * because the tabs are links until hydration, and would otherwise lie outside of all landmarks.
 */
export function SidePanels() {
  const { identity, words } = useSite();
  const { open } = usePanels();
  const scrollingDown = useScrollingDown();
  return (
    <aside className="side-tabs" aria-label={words('frame.sideTabs')} data-away={scrollingDown || undefined}>
      <a className="side-call" href={callAddress(identity.tollFree.display)}>
        <Icon name="headset" />
        <span>
          <Message id="frame.call" />
        </span>
      </a>
      <PanelButton className="side-tab" panel="contact" hidden={open === 'job'}>
        <Icon name="phone" /> {words('frame.contactTab')}
      </PanelButton>
      <SidePanel panel="contact" title={words('frame.contactTitle')} text={words('frame.contactText')} />
      <PanelButton className="side-tab side-tab--job" panel="job" label={words('frame.jobTitle')}>
        <Icon name="briefcase" /> {words('frame.jobTab')}
      </PanelButton>
      <SidePanel panel="job" title={words('frame.jobTitle')} text={words('frame.jobText')} />
    </aside>
  );
}

/** Ignores smaller movements, which a resting finger causes. */
const MIN_SCROLL_PX = 8;

/**
 * Whether a phone's page is being scrolled down, so that the bar at the bottom can slide away. False at the page's
 * end, which leaves room for the bar.
 */
function useScrollingDown(): boolean {
  const [scrollingDown, setScrollingDown] = useState(false);
  useEffect(() => {
    const phone = window.matchMedia('(max-width: 47.99rem)');
    let last = window.scrollY;
    const update = () => {
      const { scrollY, innerHeight } = window;
      if (!phone.matches || Math.abs(scrollY - last) < MIN_SCROLL_PX) return;
      const isAtEnd = scrollY + innerHeight > document.documentElement.scrollHeight - MIN_SCROLL_PX;
      setScrollingDown(scrollY > Math.max(last, 0) && !isAtEnd);
      last = scrollY;
    };
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return scrollingDown;
}
