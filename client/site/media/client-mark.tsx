import type { Client } from '../../../src/content/clients.ts';
import widths from './client-marks.json' with { type: 'json' };

/** All marks are drawn equally high. */
const HEIGHT = 48;

/** A client's symbol and name, which are one picture: its text alternative is the name. */
export function ClientMark({ client: { name, mark } }: { client: Client }) {
  return (
    <img
      src={`/media/clients/${mark}.svg`}
      alt={name}
      width={widths[mark as keyof typeof widths]}
      height={HEIGHT}
      loading="lazy"
      decoding="async"
    />
  );
}
