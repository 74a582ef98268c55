import { isNonJsonSerializable, type Operation, TRPCClientError, type TRPCLink } from '@trpc/client';
// biome-ignore lint/style/noRestrictedImports: tRPC's own package, whose documentation builds links from it; not our server
import { observable, type Unsubscribable } from '@trpc/server/observable';
import type { StaffRouter } from '../../../server/staff-router.ts';

/** The server closes a connection that has been silent for so long, so that no answer comes any more. */
const ANSWER_MS = 30_000;
/** The rate at which a slow connection sends a long text: 48 kbit/s. */
const BYTES_PER_MS = 6;
/** The server gives an upload up after this time. */
const UPLOAD_MS = 150_000;
/** After this time it is worth asking whether the server answers at all. */
const SLOW_MS = 10_000;

/** The tRPC context of a call whose answer is expected earlier than others. */
export interface ImpatientCall {
  context: { answerWithinMs: number };
}

const listeners = new Set<() => void>();

/** Calls back when a call has been waiting for its answer for a while. @returns a function that stops it. */
export function onSlowCall(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * A tRPC link: a call that the server accepts and does not answer fails like one that does not reach it. A browser alone
 * would wait for minutes. It stands behind the link that asks for a code, since a person may take as long as that needs.
 */
export const timeLimitLink: TRPCLink<StaffRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let call: Unsubscribable | undefined;
      const limit = setTimeout(() => {
        observer.error(TRPCClientError.from(new DOMException('The server did not answer.', 'TimeoutError')));
        call?.unsubscribe();
      }, computeLimit(op));
      const slow = isImpatient(op)
        ? undefined
        : setTimeout(() => {
            for (const listener of listeners) listener();
          }, SLOW_MS);
      const end = () => {
        clearTimeout(limit);
        clearTimeout(slow);
      };
      call = next(op).subscribe({
        next: (value) => observer.next(value),
        complete() {
          end();
          observer.complete();
        },
        error(error) {
          end();
          observer.error(error);
        },
      });
      return () => {
        end();
        call?.unsubscribe();
      };
    });

function computeLimit({ input, context }: Operation): number {
  if (typeof context.answerWithinMs === 'number') return context.answerWithinMs;
  if (isNonJsonSerializable(input)) return UPLOAD_MS;
  return ANSWER_MS + (JSON.stringify(input)?.length ?? 0) / BYTES_PER_MS;
}

function isImpatient({ context }: Operation): boolean {
  return context.answerWithinMs !== undefined;
}
