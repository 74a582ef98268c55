import { useState } from 'react';

export interface CreationKey {
  read(): string;
  /** For the next act, once this one is done. */
  renew(): void;
}

/**
 * The key of a form's one act of creating: the same for every repeat, so that the server does it once.
 * @param keptAs names a form whose text outlives a reload; its key does, too.
 */
export function useCreationKey(keptAs: string | undefined): CreationKey {
  const [key] = useState(() => makeKey(keptAs && `key of ${keptAs}`));
  return key;
}

function makeKey(place: string | undefined): CreationKey {
  let key = (place && sessionStorage.getItem(place)) || crypto.randomUUID();
  return {
    read() {
      if (place) sessionStorage.setItem(place, key);
      return key;
    },
    renew() {
      if (place) sessionStorage.removeItem(place);
      key = crypto.randomUUID();
    },
  };
}
