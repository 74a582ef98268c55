import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { MenuGroup } from '../../../src/content/navigation.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { moveFocus } from '../../shared/ui/move-focus.ts';
import { useSite } from '../page-data/site-context.tsx';
import { isCurrentPage } from './is-current-page.ts';
import { MenuEntry } from './menu-entry.tsx';
import { onlyEntry } from './only-entry.ts';
import { ServicesPanel } from './services-panel.tsx';
import { SmallMenu } from './small-menu.tsx';
import { useMenu } from './use-menu.ts';
import './main-menu.css';

const byMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/** The groups of the menu: disclosure buttons with arrow keys, after the WAI-ARIA pattern for navigation. */
export function MainMenu() {
  const { navigation, words } = useSite();
  const pathname = useLocation({ select: (location) => location.pathname });
  const menu = useMenu(pathname);
  const nav = useRef<HTMLElement>(null);
  const id = useId();

  const { open, show } = menu;
  // Its name may be changed, so the group of the wide panel is known by what the panel shows.
  const hasTeasers = ({ items }: MenuGroup) =>
    items.some(({ path }) => navigation.teasers.some((teaser) => teaser.path === path));
  useEffect(() => {
    if (open === undefined) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !nav.current?.contains(target)) show(undefined);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  });

  const moveInBar = (event: KeyboardEvent) =>
    moveFocus(event, nav.current?.querySelectorAll('.nav__item'), ['ArrowLeft', 'ArrowRight']);
  const onKeyDown = (event: KeyboardEvent, label: string) => {
    const group = event.currentTarget;
    const button = group.querySelector('button');
    const inBar = event.target === button;
    if (event.key === 'Escape' && open !== undefined) {
      show(undefined);
      button?.focus();
    } else if (event.key === 'ArrowDown' && inBar) {
      event.preventDefault();
      flushSync(() => show(label, true));
      group.querySelector('a')?.focus();
    } else if (inBar) {
      moveInBar(event);
    } else {
      moveFocus(event, group.querySelectorAll('a'), ['ArrowUp', 'ArrowDown']);
    }
  };

  return (
    <>
      <nav className="nav" aria-label={words('frame.mainMenu')} ref={nav}>
        <ul className="nav__list">
          {navigation.header.map((group, index) => {
            const panelId = `${id}-${index}`;
            const isOpen = open === group.label;
            const only = onlyEntry(group);
            if (only !== undefined)
              return (
                <li key={group.label} className="nav__group" onKeyDown={moveInBar}>
                  <MenuEntry item={only} className="nav__item" onFollow={() => show(undefined)} />
                </li>
              );
            const Panel = hasTeasers(group) ? ServicesPanel : SmallMenu;
            return (
              <li
                key={group.label}
                className="nav__group"
                onKeyDown={(event) => onKeyDown(event, group.label)}
                onPointerEnter={(event) => byMouse(event) && menu.onHover(group.label)}
                onPointerLeave={(event) => byMouse(event) && menu.onLeave()}
              >
                <button
                  className="nav__item"
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={panelId}
                  aria-current={
                    group.items.some((item) => isCurrentPage(item, pathname)) ? 'true' : undefined
                  }
                  onClick={() => menu.toggle(group.label)}
                >
                  {group.label} <Icon name="chevron-down" />
                </button>
                <Panel id={panelId} group={group} open={isOpen} onFollow={() => show(undefined)} />
              </li>
            );
          })}
        </ul>
      </nav>
      {navigation.header.some((group) => group.label === open && hasTeasers(group)) && (
        <div className="scrim" />
      )}
    </>
  );
}
