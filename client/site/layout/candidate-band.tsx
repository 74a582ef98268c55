import { callAddress } from '../../../src/call-address.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useSite } from '../page-data/site-context.tsx';
import { ClosingFrame } from './closing-frame.tsx';
import { whatsAppLink } from './whatsapp-link.ts';
import '../../shared/ui/button.css';
import './footer.css';

/** The closing band of the pages for candidates: ways to get help with an application. */
export function CandidateBand() {
  const { closing, identity, words } = useSite();
  const { heading, text, message } = closing.candidates;
  const { tollFree, careersEmail, whatsApp } = identity;
  return (
    <ClosingFrame heading={heading} text={text}>
      <a className="btn" href={callAddress(tollFree.display)}>
        <Icon name="phone" /> {words('frame.callTollFree')}
      </a>
      <ul className="candidate-band__ways">
        <li>
          <a
            className="link"
            href={whatsAppLink(whatsApp, message)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" /> <span>{words('frame.whatsApp')}</span>
          </a>
        </li>
        <li>
          <a className="link" href={`mailto:${careersEmail}`}>
            <Icon name="mail" /> <span>{careersEmail}</span>
          </a>
        </li>
      </ul>
    </ClosingFrame>
  );
}
