import { useState } from 'react';
import { trpc } from '../calls/trpc.ts';

/** The search term is component state, so that it appears in no address and is gone with the screen. */
export function useFindPerson() {
  const [who, setWho] = useState('');
  const find = trpc.people.find.useMutation();
  return {
    who,
    setWho,
    find,
    search: (whom: string) => {
      setWho(whom);
      find.mutate({ who: whom });
    },
  };
}

export type FindingPerson = ReturnType<typeof useFindPerson>;
