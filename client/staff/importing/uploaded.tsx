import { When } from '../ui/when.tsx';
import { Written } from '../ui/written.tsx';

/** When a file was uploaded, and by whom as far as that is known. */
export function Uploaded({ at, by }: { at: string; by: string | null }) {
  return (
    <span>
      Uploaded <When at={at} full />
      {by !== null && (
        <>
          {' '}
          by <Written text={by} />
        </>
      )}
    </span>
  );
}
