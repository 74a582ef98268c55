import { useRouter } from '@tanstack/react-router';
import { messageOf } from '../calls/failure.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { useRetryOnceBack } from './use-retry-once-back.ts';

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
    <Empty title="This page could not be loaded" text={messageOf(error)}>
      <Button onClick={() => location.reload()}>Reload</Button>
    </Empty>
  );
}

/** Replaces everything when the session itself cannot be queried. */
export function ServerUnavailable({ error, retry }: { error: unknown; retry(): void }) {
  return (
    <main id="main">
      <Empty title="The staff area could not be loaded" text={messageOf(error)}>
        <Button onClick={retry}>Try again</Button>
      </Empty>
    </main>
  );
}
