import type { MenuItem } from '../../../src/content/navigation.ts';
import { ActionLink } from '../../shared/ui/button.tsx';
import { Picture } from '../media/picture.tsx';
import { contentPath } from '../page-data/content-path.ts';
import { useSite } from '../page-data/site-context.tsx';
import { MenuEntry } from './menu-entry.tsx';
import type { MenuPanelProps } from './small-menu.tsx';
import './header.css';

const FIRST_COLUMN = 5;

/** The wide panel under the services: two columns with thumbnails, and a card beside them. */
export function ServicesPanel({ group, onFollow }: MenuPanelProps) {
  const { aside } = useSite().navigation;
  const columns = [group.items.slice(0, FIRST_COLUMN), group.items.slice(FIRST_COLUMN)];
  return (
    <div className="mega">
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
        <div className="mega__aside" data-topic={aside.topic}>
          <p className="h4">{aside.heading}</p>
          <p>{aside.text}</p>
          <ActionLink to={contentPath(aside.link.path)}>{aside.link.label}</ActionLink>
          <Picture name={aside.picture} alt="" />
        </div>
      </div>
    </div>
  );
}

function ServiceEntry({ item, onFollow }: { item: MenuItem; onFollow: () => void }) {
  const { teasers } = useSite().navigation;
  const teaser = teasers.find(({ path }) => path === item.path);
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
