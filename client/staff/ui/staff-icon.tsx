import spriteUrl from './staff-icons.svg?no-inline';

export type StaffIconName =
  | ('inbox' | 'mail' | 'members' | 'member' | 'assign' | 'jobs' | 'blogs' | 'compliance' | 'people')
  | ('audit' | 'retention' | 'sign-out' | 'filter' | 'download' | 'keyboard' | 'bookmark' | 'flag' | 'check')
  | ('close' | 'search' | 'chevron-down' | 'chevron-left' | 'up' | 'menu' | 'more' | 'plus' | 'note' | 'undo')
  | ('copy' | 'print' | 'shield' | 'key' | 'screen' | 'phone' | 'out' | 'clip' | 'alert' | 'clock')
  | ('site' | 'drag' | 'calendar' | 'send' | 'contact' | 'quotation' | 'application' | 'start')
  | 'move-in';

/**
 * A decorative icon of the staff area. It has a sprite of its own, because the public one is loaded by every visitor.
 */
export function StaffIcon({ name }: { name: StaffIconName }) {
  return (
    <svg className="ic" aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
