import { messageOf } from '../failure.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';

export function NoSuchScreen() {
  return <Empty title="There is no such screen" text="The address leads nowhere in the staff area." />;
}

export function NotForRole() {
  return <Empty title="This is not for your role" text="An owner can give you another one." />;
}

export function ScreenFailed({ error }: { error: unknown }) {
  return (
    <Empty title="This screen could not be shown" text={messageOf(error)}>
      <Button onClick={() => location.reload()}>Load it again</Button>
    </Empty>
  );
}

/** In place of everything, when it cannot even be asked who is signed in. */
export function ServerAway({ error, retry }: { error: unknown; retry(): void }) {
  return (
    <main id="main">
      <Empty title="The staff area cannot be shown" text={messageOf(error)}>
        <Button onClick={retry}>Try again</Button>
      </Empty>
    </main>
  );
}
