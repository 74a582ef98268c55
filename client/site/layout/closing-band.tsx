import { callAddress } from '../../../src/call-address.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { useSite } from '../page-data/site-context.tsx';
import { ClosingFrame } from './closing-frame.tsx';

/** The closing band of most pages: request a quotation, or call. */
export function ClosingBand() {
  const { closing, identity, words } = useSite();
  return (
    <ClosingFrame heading={closing.clients.heading} text={closing.clients.text}>
      <ButtonLink to="/quotation">{words('frame.requestQuotation')}</ButtonLink>
      <a className="closing__tel" href={callAddress(identity.tollFree.display)}>
        <small>{words('frame.orCallTollFree')}</small>
        <b>{identity.tollFree.display}</b>
      </a>
    </ClosingFrame>
  );
}
