import type { MenuGroup } from '../../../src/content/navigation.ts';
import { MenuEntry } from './menu-entry.tsx';

export interface MenuPanelProps {
  id: string;
  group: MenuGroup;
  open: boolean;
  onFollow: () => void;
}

export function SmallMenu({ id, group, open, onFollow }: MenuPanelProps) {
  return (
    <ul className="menu" id={id} hidden={!open}>
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
