import type { TRPCLink } from '@trpc/client';
// biome-ignore lint/style/noRestrictedImports: tRPC's own package, whose documentation builds links from it; not our server
import { observable, type Unsubscribable } from '@trpc/server/observable';
import type { StaffRouter } from '../../../server/staff-router.ts';
import { needsCode } from './failure.ts';
import { requestCode } from './request-code.ts';

/**
 * A tRPC link: when a call is refused because the second factor is too old, it asks for a code and repeats the call
 * once.
 */
export const codeLink: TRPCLink<StaffRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let call: Unsubscribable | undefined;
      let isOver = false;
      const send = (isRetry: boolean) => {
        call = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          async error(error) {
            const mayRetry = !isRetry && needsCode(error) && (await requestCode());
            if (isOver) return;
            if (mayRetry) send(true);
            else observer.error(error);
          },
        });
      };
      send(false);
      return () => {
        isOver = true;
        call?.unsubscribe();
      };
    });
