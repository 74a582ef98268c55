import { useState } from 'react';

export interface CreationKey {
  read(): string;
  /** Starts a new key, for the next creation. */
  renew(): void;
}

/**
 * An idempotency key for what a form creates: every retry sends the same key, so that the server creates it only
 * once.
 * @param draftKey names a form whose draft survives a reload; its key does too.
 */
export function useCreationKey(draftKey: string | undefined): CreationKey {
  const [key] = useState(() => makeKey(draftKey && `key of ${draftKey}`));
  return key;
}

function makeKey(storageKey: string | undefined): CreationKey {
  let key = (storageKey && sessionStorage.getItem(storageKey)) || crypto.randomUUID();
  return {
    read() {
      if (storageKey) sessionStorage.setItem(storageKey, key);
      return key;
    },
    renew() {
      if (storageKey) sessionStorage.removeItem(storageKey);
      key = crypto.randomUUID();
    },
  };
}
