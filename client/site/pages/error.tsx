import { site } from '../../../src/content/site.ts';
import { Button } from '../../shared/ui/button.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Picture } from '../media/picture.tsx';
import '../layout/page-hero.css';

/** Replaces a page that failed to load or render. Header, panels and footer stay. */
export function ErrorPage() {
  return (
    <div data-topic="control">
      <PageHead name="Something went wrong" description="This page could not be shown." hidden />
      <div className="hero hero--tall">
        <div className="hero__pic">
          <Picture name="stage-control" place="hero" alt="" eager />
        </div>
        <div className="wrap hero__in">
          <div className="hero__text" role="alert">
            <h1 className="h1">This page could not be shown</h1>
            <p className="lead">
              Please try again. If it stays like this, we are on{' '}
              <span className="num">{site.tollFree.display}</span>, toll-free.
            </p>
            <div className="actions">
              {/* Some browsers retry a module that failed to load only after the page has been reloaded. */}
              <Button onClick={() => location.reload()}>Try again</Button>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
