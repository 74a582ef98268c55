import { callAddress } from '../../../src/call-address.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useSite } from '../page-data/site-context.tsx';
import { LanguageLinks } from './language-links.tsx';
import './header.css';

export function UtilityBar() {
  const { identity, words } = useSite();
  const { enquiryEmail, associatesLine, tollFree } = identity;
  return (
    <section className="utility on-navy" aria-label={words('frame.utilityBar')}>
      <div className="wrap utility__in">
        <a className="utility__write" href={`mailto:${enquiryEmail}`}>
          <Icon name="mail" /> <span className="utility__email">{enquiryEmail}</span>
        </a>
        <div className="utility__end">
          <a className="utility__associates" href={callAddress(associatesLine.display)}>
            <Icon name="phone" /> <span className="utility__label">{associatesLine.label}</span>{' '}
            <strong>{associatesLine.display}</strong>
          </a>
          <a href={callAddress(tollFree.display)}>
            <Icon name="headset" /> <span className="utility__label">{tollFree.label}</span>{' '}
            <strong>{tollFree.display}</strong>
          </a>
          <LanguageLinks className="utility__language" />
        </div>
      </div>
    </section>
  );
}
