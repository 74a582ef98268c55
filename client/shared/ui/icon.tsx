import type { IconName } from '../../../src/content/schema/icon-names.ts';
import spriteUrl from './icons.svg?no-inline';

/** A decorative icon, hidden from assistive technology: the control or text beside it carries the name. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
