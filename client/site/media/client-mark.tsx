import type { Client } from '../../../src/content/clients.ts';
import widths from './client-marks.json' with { type: 'json' };
import { Picture } from './picture.tsx';

/** The logos were all drawn with the same height. */
const HEIGHT = 48;

/** The logo of a client: symbol and name in one picture, with the name as alternative text. Without one, the name. */
export function ClientMark({ client: { name, mark, logo } }: { client: Client }) {
  if (logo !== undefined) return <Picture name={logo} place="thumbnail" alt={name} />;
  if (mark === undefined) return <b>{name}</b>;
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
