import { ActionLink, ButtonLink } from '../../shared/ui/button.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Picture } from '../media/picture.tsx';
import '../layout/page-hero.css';

export function NotFoundPage() {
  return (
    <div data-topic="control">
      <PageHead name="Page not found" description="There is no page at this address." hidden />
      <div className="hero hero--tall">
        <div className="hero__pic">
          <Picture name="stage-control" place="hero" alt="" eager />
        </div>
        <div className="wrap hero__in">
          <div className="hero__text">
            <h1 className="h1">There is no page at this address</h1>
            <p className="lead">
              It may have moved, or the address has a letter too many. Capital and small letters count.
            </p>
            <div className="actions">
              <ButtonLink to="/">Go to the home page</ButtonLink>
              <ActionLink to="/contactus">Contact us</ActionLink>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
