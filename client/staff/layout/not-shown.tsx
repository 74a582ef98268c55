import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { explainError } from '../calls/failure.ts';
import { isServerThere } from '../calls/is-server-there.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';

export function NoSuchScreen() {
  return <Empty title="Page not found" text="There is no page at this address in the staff area." />;
}

export function AccessDenied() {
  return <Empty title="Your role has no access to this page" text="Ask an owner if you need it." />;
}

/** Replaces a screen that failed, or whose script was not loaded because the server was away: that comes by itself. */
export function ScreenFailed({ error }: { error: unknown }) {
  const router = useRouter();
  useRetryOnceBack(() => void router.invalidate());
  return (
    <Empty title="This page could not be loaded" text={explainError(error)}>
      <Button onClick={() => location.reload()}>Reload</Button>
    </Empty>
  );
}

/** Replaces everything when the session itself cannot be queried. */
export function ServerUnavailable({ error, retry }: { error: unknown; retry(): void }) {
  return (
    <main id="main">
      <Empty title="The staff area could not be loaded" text={explainError(error)}>
        <Button onClick={retry}>Try again</Button>
      </Empty>
    </main>
  );
}

const ASK_EVERY_MS = 4_000;

/**
 * Calls `retry` once the server answers again. Where it has not been away, it was not the cause, and nothing is tried
 * again.
 */
function useRetryOnceBack(retry: () => void): void {
  const onBack = useEffectEvent(retry);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (wasAway: boolean) => {
      const isThere = await isServerThere();
      if (isOver) return;
      if (!isThere) timer = setTimeout(() => void ask(true), ASK_EVERY_MS);
      else if (wasAway) onBack();
    };
    void ask(false);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, []);
}
