import type { TRPCLink } from '@trpc/client';
// biome-ignore lint/style/noRestrictedImports: what links are made of, by tRPC's documentation, and no part of our server
import { observable, type Unsubscribable } from '@trpc/server/observable';
import type { StaffRouter } from '../../../server/staff/staff-router.ts';
import { needsCode } from '../failure.ts';
import { askForCode } from './ask-for-code.ts';

/** Asks for the code where a call is refused for want of it, and then makes the call once more. */
export const codeLink: TRPCLink<StaffRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let call: Unsubscribable | undefined;
      let isOver = false;
      const make = (isSecond: boolean) => {
        call = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          async error(error) {
            const mayRepeat = !isSecond && needsCode(error) && (await askForCode());
            if (isOver) return;
            if (mayRepeat) make(true);
            else observer.error(error);
          },
        });
      };
      make(false);
      return () => {
        isOver = true;
        call?.unsubscribe();
      };
    });
