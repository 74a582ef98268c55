import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { CreationCall } from './creation-call.ts';
import { readStatus } from './failure.ts';
import { callUntilAnswered, type Wait } from './waiting-calls.ts';

/** For what has no place to say that it waits, such as a button. */
export const FEW_ATTEMPTS = 4;

interface CreationOptions<Input, Answer> {
  onCreated?(answer: Answer, input: Input): unknown;
  onError?(error: Error): void;
  /** Names a form whose draft survives a reload. */
  draftKey?: string;
  /** Whether the form stays open for further creations instead of closing after the first. */
  isReusable?: boolean;
  /** The attempts that are made while the server does not answer; any number unless given. */
  attempts?: number;
}

/**
 * A mutation that creates something, such as `trpcClient.jobs.create.mutate`. The server creates it only once,
 * however often it is called, by a double click or after a lost answer. While the server does not answer, the call is
 * made again, also after the form has closed if the form's draft remains.
 */
export function useCreation<Input, Answer>(
  call: (input: Input, options: CreationCall) => Promise<Answer>,
  {
    onCreated,
    onError,
    draftKey,
    isReusable = false,
    attempts = Number.POSITIVE_INFINITY,
  }: CreationOptions<Input, Answer> = {},
) {
  const key = useCreationKey(draftKey);
  // A second click may come before the first one has rendered.
  const running = useRef<Promise<Answer>>(undefined);
  const [isDone, setIsDone] = useState(false);
  const [wait, setWait] = useState<Wait>();
  const latestWait = useRef<Wait>(undefined);
  const onWait = (next: Wait | undefined) => {
    latestWait.current = next;
    setWait(next);
  };
  const isLostWhenClosed = draftKey === undefined && attempts === Number.POSITIVE_INFINITY;
  useEffect(() => {
    if (isLostWhenClosed) return () => latestWait.current?.stop();
  }, [isLostWhenClosed]);
  const { mutateAsync, ...mutation } = useMutation({
    mutationFn: (input: Input) =>
      callUntilAnswered(() => call(input, { context: { creationKey: key.read() } }), { attempts, onWait }),
    onSuccess: (answer, input) => {
      if (isReusable) key.renew();
      else setIsDone(true);
      return onCreated?.(answer, input);
    },
    onError: (error) => {
      // After a conflict nothing was created. The next attempt may have other content, which the server refuses under
      // a used key.
      if (readStatus(error) === 409) key.renew();
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
    wait,
    /** Remains true after the answer in a form that closes then, so that it cannot be submitted twice. */
    isPending: mutation.isPending || isDone,
    createAsync,
    create: (input: Input): void => void createAsync(input).catch(() => undefined),
  };
}

interface CreationKey {
  read(): string;
  /** Starts a new key, for the next creation. */
  renew(): void;
}

/**
 * An idempotency key for what a form creates: every retry sends the same key, so that the server creates it only
 * once.
 * @param draftKey names a form whose draft survives a reload; its key does too.
 */
function useCreationKey(draftKey: string | undefined): CreationKey {
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
