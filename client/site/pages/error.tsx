import { faultTopic, topicPictures } from '../../../src/content/topic-pictures.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Picture } from '../media/picture.tsx';
import { Message } from '../page-data/message.tsx';
import { useWords } from '../page-data/site-context.tsx';
import '../layout/page-hero.css';

/** Replaces a page that failed to load or render. Header, panels and footer stay. */
export function ErrorPage() {
  const words = useWords();
  return (
    <div data-topic={faultTopic}>
      <PageHead name={words('errors.failedName')} description={words('errors.failedDescription')} hidden />
      <div className="hero hero--tall">
        <div className="wrap hero__in">
          <div className="hero__text" role="alert">
            <h1 className="h1">{words('errors.failedHeading')}</h1>
            <p className="lead">
              <Message id="errors.failed" elements={{ phone: <span className="num" /> }} />
            </p>
            <div className="actions">
              {/* Some browsers retry a module that failed to load only after the page has been reloaded. */}
              <Button onClick={() => location.reload()}>{words('common.tryAgain')}</Button>
            </div>
          </div>
        </div>
        <div className="hero__pic">
          <Picture name={topicPictures[faultTopic]} place="hero" alt="" eager />
        </div>
      </div>
    </div>
  );
}
