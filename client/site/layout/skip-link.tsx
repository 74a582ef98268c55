import { useWords } from '../page-data/site-context.tsx';
import './skip-link.css';

export function SkipLink() {
  const words = useWords();
  return (
    <a className="skip" href="#main">
      {words('frame.skip')}
    </a>
  );
}
