import type { IconName } from '../../../src/content/icon-names.ts';
import spriteUrl from './icons.svg?no-inline';

/** Decoration only: the control or the words beside it carry the name. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
