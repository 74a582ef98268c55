import { site } from '../../../src/content/site.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import './utility-bar.css';

export function UtilityBar() {
  const { enquiryEmail, associatesLine, tollFree } = site;
  return (
    <section className="utility on-navy" aria-label="Call or write">
      <div className="wrap utility__in">
        <a className="utility__write" href={`mailto:${enquiryEmail}`}>
          <Icon name="mail" /> <span className="utility__email">{enquiryEmail}</span>
        </a>
        <div className="utility__end">
          <a className="utility__associates" href={`tel:${associatesLine.dial}`}>
            <Icon name="phone" /> <span className="utility__label">{associatesLine.label}</span>{' '}
            <strong>{associatesLine.display}</strong>
          </a>
          <a href={`tel:${tollFree.dial}`}>
            <Icon name="headset" /> <span className="utility__label">{tollFree.label}</span>{' '}
            <strong>{tollFree.display}</strong>
          </a>
        </div>
      </div>
    </section>
  );
}
