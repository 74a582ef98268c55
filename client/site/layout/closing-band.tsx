import { closing } from '../../../src/content/closing.ts';
import { site } from '../../../src/content/site.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ClosingFrame } from './closing-frame.tsx';

/** The closing band of most pages: request a quotation, or call. */
export function ClosingBand() {
  return (
    <ClosingFrame heading={closing.heading} text={closing.text}>
      <ButtonLink to="/quotation">Request a quotation</ButtonLink>
      <a className="closing__tel" href={`tel:${site.tollFree.dial}`}>
        <small>or call toll-free</small>
        <b>{site.tollFree.display}</b>
      </a>
    </ClosingFrame>
  );
}
