import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { isUnanswered, statusOf } from '../failure.ts';
import type { CreationCall } from './creation-call.ts';
import { useCreationKey } from './creation-key.ts';

/** How often it is tried again by itself where no answer comes, a little later each time. */
const MOST_RETRIES = 3;

interface CreationOptions<Input, Answer> {
  onCreated?(answer: Answer, input: Input): unknown;
  onError?(error: Error): void;
  /** Names a form whose text outlives a reload. */
  keptAs?: string;
  /** The form stays for another one, and does not close with the answer. */
  isForMany?: boolean;
}

/**
 * A call that creates something, such as `trpcClient.jobs.create.mutate`. However often it is asked for, from the same
 * form or after a lost answer, the server does it once.
 */
export function useCreation<Input, Answer>(
  call: (input: Input, options: CreationCall) => Promise<Answer>,
  { onCreated, onError, keptAs, isForMany = false }: CreationOptions<Input, Answer> = {},
) {
  const key = useCreationKey(keptAs);
  // A second click may come before the first one is shown.
  const running = useRef<Promise<Answer>>(undefined);
  const [isDone, setIsDone] = useState(false);
  const { mutateAsync, ...mutation } = useMutation({
    mutationFn: (input: Input) => call(input, { context: { creationKey: key.read() } }),
    retry: (count, error) => isUnanswered(error) && count < MOST_RETRIES,
    onSuccess: (answer, input) => {
      if (isForMany) key.renew();
      else setIsDone(true);
      return onCreated?.(answer, input);
    },
    onError: (error) => {
      // Refused, hence not done. Another key is for what differs from the one that was done before.
      if (statusOf(error) === 409) key.renew();
      onError?.(error);
    },
    onSettled: (_answer, error) => {
      if (isForMany || error) running.current = undefined;
    },
  });
  const createAsync = (input: Input): Promise<Answer> => {
    running.current ??= mutateAsync(input);
    return running.current;
  };
  return {
    ...mutation,
    /** Until the form is gone: after the answer, too, where it closes with that. */
    isPending: mutation.isPending || isDone,
    createAsync,
    create: (input: Input): void => void createAsync(input).catch(() => undefined),
  };
}
