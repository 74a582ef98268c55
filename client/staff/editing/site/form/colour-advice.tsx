import { Link } from '@tanstack/react-router';
import { contrastFaults, measurePairs } from '../../../../../src/content/colour-contrast.ts';
import type { Colours } from '../../../../../src/content/colours.ts';
import { Button } from '../../../ui/button.tsx';
import './form.css';

interface ColourAdviceProps {
  /** As typed: nothing is said of a colour that is not finished. */
  colours: Colours;
  /** Without it, the colours cannot be changed here. */
  onChoose: ((field: keyof Colours, hex: string) => void) | undefined;
}

/** The contrast of everything that two colours are used for, and for what is too low the nearest colour that passes. */
export function ColourAdvice({ colours, onChoose }: ColourAdviceProps) {
  if (!Object.values(colours).every((colour) => /^#[0-9a-f]{6}$/.test(colour))) return null;
  const faults = contrastFaults(colours);
  const nearest = new Map(faults.map(({ field, nearest }) => [field, nearest]));
  return (
    <div className="colour-advice">
      <table>
        <caption>Contrast</caption>
        <tbody>
          {measurePairs(colours).map(({ pair, ratio, needed }) => (
            <tr key={pair} data-passes={ratio >= needed}>
              <th scope="row">{pair}</th>
              <td>{`${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`}</td>
              <td>{ratio >= needed ? 'Passes' : `Needs ${needed} : 1`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div role="status">
        {[...nearest].map(([field, hex]) => (
          <p key={field} className="colour-advice__nearest">
            <span>{`The ${names[field]} cannot be published like this.`}</span>
            <i style={{ background: hex }} />
            {onChoose && (
              <Button onClick={() => onChoose(field, hex)}>{`Use ${hex}, the nearest that passes`}</Button>
            )}
          </p>
        ))}
      </div>
      <p className="field__hint">
        {'The grounds of the twelve topics follow these two colours. The drawn pictures keep their own: the '}
        <Link className="note__link" to="/site" search={{ pictures: true }}>
          library
        </Link>
        {' says where each is shown, and leads to every place, to put a photograph there.'}
      </p>
    </div>
  );
}

const names: Record<keyof Colours, string> = { primary: 'main colour', accent: 'accent' };
