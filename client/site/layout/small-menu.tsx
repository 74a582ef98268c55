import type { MenuGroup } from '../../../src/content/navigation.ts';
import { MenuEntry } from './menu-entry.tsx';

export interface MenuPanelProps {
  group: MenuGroup;
  onFollow: () => void;
}

export function SmallMenu({ group, onFollow }: MenuPanelProps) {
  return (
    <ul className="menu">
      {group.items.map((item) => (
        <li key={item.label}>
          <MenuEntry item={item} className="menu__item" onFollow={onFollow} />
          {item.children && (
            <ul className="menu__sub">
              {item.children.map((child) => (
                <li key={child.label}>
                  <MenuEntry item={child} className="menu__item" onFollow={onFollow} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
