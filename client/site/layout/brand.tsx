import { Link } from '@tanstack/react-router';
import { Message } from '../page-data/message.tsx';
import { useSite } from '../page-data/site-context.tsx';
import { useEnglish } from '../page-data/text-languages.ts';
import { Emblem } from './emblem.tsx';
import './header.css';

export function Brand() {
  const { shortName, tagline } = useSite().identity;
  const english = useEnglish();
  return (
    <Link className="brand" to="/">
      <Emblem />
      <span>
        <Message
          id="frame.brand"
          values={{ shortName, motto: tagline }}
          elements={{ name: <b lang={english} />, line: <small /> }}
        />
      </span>
    </Link>
  );
}
