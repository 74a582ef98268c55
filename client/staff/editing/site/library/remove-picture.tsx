import { useState } from 'react';
import type { FoundPicture } from '../../../../../src/contract/staff/media.ts';
import { queries, trpc } from '../../../calls/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { CallState } from '../../../ui/call-state.tsx';

interface RemovePictureProps {
  picture: FoundPicture;
  onRemoved(): void;
}

/** Asks within the library: a message would lie behind its dialog. */
export function RemovePicture({ picture: { name, version, uses }, onRemoved }: RemovePictureProps) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = trpc.media.remove.useMutation({
    onSuccess: () => {
      onRemoved();
      void queries.media.list.invalidate();
    },
    onError: () => void queries.media.invalidate(),
  });
  if (uses.length > 0) return <p className="d-small muted">It can be removed once it is used nowhere.</p>;
  if (!isAsking)
    return (
      <div>
        <Button kind="danger" onClick={() => setIsAsking(true)}>
          Remove from the library
        </Button>
      </div>
    );
  return (
    <div className="staff-form">
      <p role="alert">Remove this picture? It cannot be brought back.</p>
      <CallState call={remove} />
      <div className="staff-form__end">
        <Button kind="danger" isBusy={remove.isPending} onClick={() => remove.mutate({ name, version })}>
          Yes, remove it
        </Button>
        <Button autoFocus onClick={() => setIsAsking(false)}>
          Keep it
        </Button>
      </div>
    </div>
  );
}
