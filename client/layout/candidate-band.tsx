import { candidateClosing } from '../../src/content/candidate-closing.ts';
import { closing } from '../../src/content/closing.ts';
import { site } from '../../src/content/site.ts';
import { whatsAppLink } from '../../src/content/whatsapp.ts';
import { Picture } from '../media/picture.tsx';
import { Icon } from '../ui/icon.tsx';
import '../ui/button.css';
import './closing-band.css';
import './candidate-band.css';

/** The last word of the pages for candidates: somebody helps with the application. */
export function CandidateBand() {
  const { tollFree, careersEmail } = site;
  return (
    <section className="closing" aria-labelledby="closing-heading">
      <div className="wrap closing__in">
        <div className="closing__text">
          <h2 className="h1" id="closing-heading">
            {candidateClosing.heading}
          </h2>
          <p className="lead">{candidateClosing.text}</p>
          <div className="actions">
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
          </div>
        </div>
      </div>
      <div className="closing__pic">
        <Picture name={closing.picture} place="hero" />
      </div>
    </section>
  );
}
