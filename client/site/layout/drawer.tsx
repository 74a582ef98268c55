import { Link, useLocation } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { callAddress } from '../../../src/call-address.ts';
import type { MenuItem } from '../../../src/content/navigation.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { useSite, useWords } from '../page-data/site-context.tsx';
import { Brand } from './brand.tsx';
import { isCurrentPage } from './is-current-page.ts';
import { LanguageLinks } from './language-links.tsx';
import { MenuEntry } from './menu-entry.tsx';
import { onlyEntry } from './only-entry.ts';
import { panelForms } from './panels/panel-forms.ts';
import { panelButtonIds, panelIds, panelPages } from './panels/panel-names.ts';
import { usePanels } from './panels/panel-state.tsx';
import './header.css';

const DRAWER_ID = 'menu-drawer';

/**
 * Browsers that support invoker commands open and close the drawer before the scripts have run; in others it works
 * after hydration.
 */
const opens = { command: 'show-modal', commandfor: DRAWER_ID };
const closes = { command: 'close', commandfor: DRAWER_ID };

/** The menu below 1024 px: a modal dialog, which traps the focus and closes on Escape. */
export function Drawer() {
  const { identity, navigation, words } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const close = () => dialog.current?.close();

  useEffect(() => {
    const wide = window.matchMedia('(min-width: 64rem)');
    const closeDrawer = () => dialog.current?.close();
    wide.addEventListener('change', closeDrawer);
    return () => wide.removeEventListener('change', closeDrawer);
  }, []);

  // Closes on every link, also on the one to the current page, which causes no navigation.
  const closeOnLink = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  };

  return (
    <>
      <button
        className="drawer__toggle"
        type="button"
        aria-label={words('frame.openMenu')}
        aria-haspopup="dialog"
        aria-controls={DRAWER_ID}
        {...opens}
        onClick={() => dialog.current?.open || dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click comes from the keyboard as well */}
      <dialog
        className="drawer"
        id={DRAWER_ID}
        ref={dialog}
        aria-label={words('frame.menu')}
        onClick={closeOnLink}
      >
        <div className="drawer__top">
          <Brand />
          <LanguageLinks className="drawer__language" />
          <button
            className="drawer__toggle"
            type="button"
            aria-label={words('frame.closeMenu')}
            {...closes}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav className="drawer__body" aria-label={words('frame.mainMenu')}>
          {navigation.header.map((group) => {
            const { label, items } = group;
            const only = onlyEntry(group);
            if (only !== undefined) return <MenuEntry key={label} item={only} className="drawer__link" />;
            return (
              <details key={label} name="menu" open={items.some((item) => isCurrentPage(item, pathname))}>
                <summary>
                  {label} <Icon name="chevron-down" />
                </summary>
                <Entries items={items} />
              </details>
            );
          })}
        </nav>
        <div className="drawer__foot">
          <div className="drawer__lines">
            {[identity.tollFree, identity.associatesLine].map(({ label, display }) => (
              <a href={callAddress(display)} key={label}>
                {label}
                <strong>{display}</strong>
              </a>
            ))}
            <a href={`mailto:${identity.enquiryEmail}`}>
              {words('frame.email')}
              <strong>{identity.enquiryEmail}</strong>
            </a>
          </div>
          <QuotationEntry close={close} />
        </div>
      </dialog>
    </>
  );
}

/** A part of its own, so that the links of the whole menu are not rendered again when it becomes a button. */
function QuotationEntry({ close }: { close: () => void }) {
  const words = useWords();
  const panels = usePanels();
  const open = () => {
    close();
    panels.toggle('quotation');
    requestAnimationFrame(() => document.getElementById(panelButtonIds.quotation)?.focus());
  };
  if (!useHydrated())
    return (
      <Link className="btn btn--accent" to={panelPages.quotation}>
        {words('frame.quotationButton')}
      </Link>
    );
  return (
    <button
      className="btn btn--accent"
      type="button"
      aria-expanded={panels.open === 'quotation'}
      aria-controls={panelIds.quotation}
      onPointerEnter={panelForms.quotation.preload}
      onFocus={panelForms.quotation.preload}
      onClick={open}
    >
      {words('frame.quotationButton')}
    </button>
  );
}

function Entries({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label}>
          <MenuEntry item={item} />
          {item.children && <Entries items={item.children} />}
        </li>
      ))}
    </ul>
  );
}
