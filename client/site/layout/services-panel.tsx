import type { MenuItem } from '../../../src/content/navigation.ts';
import { menuAside, menuTeasers } from '../../../src/content/services-menu.ts';
import { ActionLink } from '../../shared/ui/button.tsx';
import { Picture } from '../media/picture.tsx';
import { MenuEntry } from './menu-entry.tsx';
import type { MenuPanelProps } from './small-menu.tsx';
import './services-panel.css';
import { contentPath } from '../page-data/content-path.ts';

const FIRST_COLUMN = 5;

/** The wide panel under OUR SERVICES: two columns with thumbnails, and a card that leads to the quotation. */
export function ServicesPanel({ id, group, open, onFollow }: MenuPanelProps) {
  const columns = [group.items.slice(0, FIRST_COLUMN), group.items.slice(FIRST_COLUMN)];
  return (
    <div className="mega" id={id} hidden={!open}>
      <div className="wrap mega__in">
        {columns.map((items) => (
          <ul className="mega__list" key={items[0]?.label}>
            {items.map((item) => (
              <li key={item.label}>
                <ServiceEntry item={item} onFollow={onFollow} />
              </li>
            ))}
          </ul>
        ))}
        <div className="mega__aside" data-topic={menuAside.topic}>
          <p className="h4">{menuAside.heading}</p>
          <p>{menuAside.text}</p>
          <ActionLink to={contentPath(menuAside.link.path)}>{menuAside.link.label}</ActionLink>
          <Picture name={menuAside.picture} alt="" />
        </div>
      </div>
    </div>
  );
}

function ServiceEntry({ item, onFollow }: { item: MenuItem; onFollow: () => void }) {
  const teaser = menuTeasers[item.path ?? ''];
  return (
    <>
      <div data-topic={teaser?.topic}>
        <MenuEntry item={item} className="mega__link" onFollow={onFollow}>
          {teaser && <Picture name={teaser.picture} place="thumbnail" alt="" />}
          <span>
            <b>{item.label}</b>
            {teaser && <span>{teaser.line}</span>}
          </span>
        </MenuEntry>
      </div>
      {item.children && (
        <ul className="mega__sub">
          {item.children.map((child) => (
            <li key={child.label}>
              <MenuEntry item={child} onFollow={onFollow} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
