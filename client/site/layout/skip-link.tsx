import { useWords } from '../page-data/site-context.tsx';

export function SkipLink() {
  const words = useWords();
  return (
    <a className="skip" href="#main">
      {words('frame.skip')}
    </a>
  );
}
