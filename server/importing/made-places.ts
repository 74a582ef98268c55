import type { MadeKind } from '../database/tables/imports.ts';

/** Where the staff area shows what was made; null for what has no screen. */
export function placeOfMade(kind: MadeKind, key: string): string | null {
  const places: Record<MadeKind, string | null> = {
    blog: `/blogs/${key}`,
    job: `/jobs/${key}`,
    page: `/site/${encodeURIComponent(key)}`,
    picture: '/site',
    address: null,
    menu: '/site/navigation',
    translations: `/site/${encodeURIComponent(key.slice(key.indexOf('/') + 1))}`,
    submission: `/inbox?item=${encodeURIComponent(key)}`,
  };
  return places[kind];
}
