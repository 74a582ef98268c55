import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CreationCall } from './creation-call.ts';
import { useCreationKey } from './creation-key.ts';
import { isUnanswered, statusOf } from './failure.ts';

/** Automatic retries when no answer arrives, with an increasing delay. */
const MAX_RETRIES = 3;

interface CreationOptions<Input, Answer> {
  onCreated?(answer: Answer, input: Input): unknown;
  onError?(error: Error): void;
  /** Names a form whose draft survives a reload. */
  draftKey?: string;
  /** Whether the form stays open for further creations instead of closing after the first. */
  isReusable?: boolean;
}

/**
 * A mutation that creates something, such as `trpcClient.jobs.create.mutate`. The server creates it only once,
 * however often it is called, by a double click or after a lost answer.
 */
export function useCreation<Input, Answer>(
  call: (input: Input, options: CreationCall) => Promise<Answer>,
  { onCreated, onError, draftKey, isReusable = false }: CreationOptions<Input, Answer> = {},
) {
  const key = useCreationKey(draftKey);
  // A second click may come before the first one has rendered.
  const running = useRef<Promise<Answer>>(undefined);
  const [isDone, setIsDone] = useState(false);
  const { mutateAsync, ...mutation } = useMutation({
    mutationFn: (input: Input) => call(input, { context: { creationKey: key.read() } }),
    retry: (count, error) => isUnanswered(error) && count < MAX_RETRIES,
    onSuccess: (answer, input) => {
      if (isReusable) key.renew();
      else setIsDone(true);
      return onCreated?.(answer, input);
    },
    onError: (error) => {
      // After a conflict nothing was created. The next attempt may have other content, which the server refuses under
      // a used key.
      if (statusOf(error) === 409) key.renew();
      onError?.(error);
    },
    onSettled: (_answer, error) => {
      if (isReusable || error) running.current = undefined;
    },
  });
  const createAsync = (input: Input): Promise<Answer> => {
    running.current ??= mutateAsync(input);
    return running.current;
  };
  return {
    ...mutation,
    /** Remains true after the answer in a form that closes then, so that it cannot be submitted twice. */
    isPending: mutation.isPending || isDone,
    createAsync,
    create: (input: Input): void => void createAsync(input).catch(() => undefined),
  };
}
