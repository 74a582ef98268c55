import { site } from '../../../../src/content/site.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { PanelButton } from './panel-button.tsx';
import { usePanels } from './panel-state.tsx';
import { SidePanel } from './side-panel.tsx';
import { useScrollingDown } from './use-scrolling-down.ts';
import './side-tab.css';

/**
 * Each tab is followed by its panel, so that the Tab key moves from one into the other. The landmark is needed
 * because the tabs are links until hydration, and would otherwise lie outside of all landmarks.
 */
export function SidePanels() {
  const { open } = usePanels();
  const scrollingDown = useScrollingDown();
  return (
    <aside className="side-tabs" aria-label="Contact us or apply" data-away={scrollingDown || undefined}>
      <a className="side-call" href={`tel:${site.tollFree.dial}`}>
        <Icon name="headset" />
        <span>
          Call<span className="visually-hidden"> toll-free, {site.tollFree.display}</span>
        </span>
      </a>
      <PanelButton className="side-tab" panel="contact" hidden={open === 'job'}>
        <Icon name="phone" /> Contact us
      </PanelButton>
      <SidePanel panel="contact" title="Request a call back" text="Leave your number and we ring you back." />
      <PanelButton className="side-tab side-tab--job" panel="job" label="Apply for a job">
        <Icon name="briefcase" /> Apply
      </PanelButton>
      <SidePanel panel="job" title="Apply for a job" text="Applying costs nothing, at any stage." />
    </aside>
  );
}
