import { useState } from 'react';

export interface CreationKey {
  read(): string;
  /** Starts a new key, for the next creation. */
  renew(): void;
}

/**
 * An idempotency key for what a form creates: every retry sends the same key, so that the server creates it only
 * once.
 * @param keptAs names a form whose draft survives a reload; its key does too.
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
