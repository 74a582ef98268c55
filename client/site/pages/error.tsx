import { Button } from '../../shared/ui/button.tsx';
import { Message } from '../page-data/message.tsx';
import { useWords } from '../page-data/site-context.tsx';
import { FaultPage } from './fault-page.tsx';

/** Replaces a page that failed to load or render. Header, panels and footer stay. */
export function ErrorPage() {
  const words = useWords();
  return (
    <FaultPage
      name={words('errors.failedName')}
      description={words('errors.failedDescription')}
      heading={words('errors.failedHeading')}
      text={<Message id="errors.failed" elements={{ phone: <span className="num" /> }} />}
      announced
    >
      {/* Some browsers retry a module that failed to load only after the page has been reloaded. */}
      <Button onClick={() => location.reload()}>{words('common.tryAgain')}</Button>
    </FaultPage>
  );
}
