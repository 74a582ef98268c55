import { closing } from '../../src/content/closing.ts';
import { site } from '../../src/content/site.ts';
import { Picture } from '../media/picture.tsx';
import { ButtonLink } from '../ui/button.tsx';
import './closing-band.css';

/** The last word of most pages: ask for a quotation, or call. */
export function ClosingBand() {
  return (
    <section className="closing" aria-labelledby="closing-heading">
      <div className="wrap closing__in">
        <div className="closing__text">
          <h2 className="h1" id="closing-heading">
            {closing.heading}
          </h2>
          <p className="lead">{closing.text}</p>
          <div className="actions">
            <ButtonLink to="/quotation">Request a quotation</ButtonLink>
            <a className="closing__tel" href={`tel:${site.tollFree.dial}`}>
              <small>or call toll-free</small>
              <b>{site.tollFree.display}</b>
            </a>
          </div>
        </div>
      </div>
      <div className="closing__pic">
        <Picture name={closing.picture} place="hero" />
      </div>
    </section>
  );
}
