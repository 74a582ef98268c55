import { useLocation } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
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
import './header.css';

const byMouse = (event: PointerEvent) => event.pointerType === 'mouse';

/**
 * The groups of the menu, with arrow keys after the WAI-ARIA pattern for navigation. They are native details, so that
 * they open before the scripts have come.
 */
export function MainMenu() {
  const { navigation, words } = useSite();
  const pathname = useLocation({ select: (location) => location.pathname });
  const menu = useMenu(pathname);
  const nav = useRef<HTMLElement>(null);

  const { open, show } = menu;
  // Its name may be changed, so the group of the wide panel is known by what the panel shows.
  const hasTeasers = ({ items }: MenuGroup) =>
    items.some(({ path }) => navigation.teasers.some((teaser) => teaser.path === path));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, on hydration
  useEffect(() => {
    const groups = [...(nav.current?.querySelectorAll('.nav__group') ?? [])];
    const opened = navigation.header[groups.findIndex((group) => group.querySelector('details[open]'))];
    if (opened !== undefined) show(opened.label, true);
  }, []);
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
    const summary = group.querySelector('summary');
    const inBar = event.target === summary;
    if (event.key === 'Escape' && open !== undefined) {
      show(undefined);
      summary?.focus();
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
          {navigation.header.map((group) => {
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
                <details name="main-menu" open={isOpen}>
                  {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control by itself */}
                  <summary
                    className="nav__item"
                    aria-current={
                      group.items.some((item) => isCurrentPage(item, pathname)) ? 'true' : undefined
                    }
                    onClick={(event) => {
                      event.preventDefault();
                      menu.toggle(group.label);
                    }}
                  >
                    {group.label} <Icon name="chevron-down" />
                  </summary>
                  <Panel group={group} onFollow={() => show(undefined)} />
                </details>
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
