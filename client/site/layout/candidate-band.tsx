import { candidateClosing } from '../../../src/content/candidate-closing.ts';
import { site } from '../../../src/content/site.ts';
import { whatsAppLink } from '../../../src/content/whatsapp.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { ClosingFrame } from './closing-frame.tsx';
import '../../shared/ui/button.css';
import './candidate-band.css';

/** The closing band of the pages for candidates: ways to get help with an application. */
export function CandidateBand() {
  const { tollFree, careersEmail } = site;
  return (
    <ClosingFrame heading={candidateClosing.heading} text={candidateClosing.text}>
      <a className="btn" href={`tel:${tollFree.dial}`}>
        <Icon name="phone" /> Call {tollFree.display}
      </a>
      <ul className="candidate-band__ways">
        <li>
          <a
            className="link"
            href={whatsAppLink(candidateClosing.message)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" /> <span>WhatsApp</span>
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
