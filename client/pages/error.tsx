import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { site } from '../../src/content/site.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Picture } from '../media/picture.tsx';
import { Button } from '../ui/button.tsx';
import '../layout/page-hero.css';

/** Stands in for a page that broke. The header, the panels and the footer stay. */
export function ErrorPage({ reset }: Pick<ErrorComponentProps, 'reset'>) {
  const router = useRouter();
  const tryAgain = () => {
    reset();
    void router.invalidate();
  };
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
              <Button onClick={tryAgain}>Try again</Button>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
