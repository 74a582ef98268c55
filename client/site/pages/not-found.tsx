import { faultTopic, topicPictures } from '../../../src/content/topic-pictures.ts';
import { ActionLink, ButtonLink } from '../../shared/ui/button.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { Picture } from '../media/picture.tsx';
import { useWords } from '../page-data/site-context.tsx';
import '../layout/page-hero.css';

export function NotFoundPage() {
  const words = useWords();
  return (
    <div data-topic={faultTopic}>
      <PageHead
        name={words('errors.notFoundName')}
        description={words('errors.notFoundDescription')}
        hidden
      />
      <div className="hero hero--tall">
        <div className="wrap hero__in">
          <div className="hero__text">
            <h1 className="h1">{words('errors.notFoundHeading')}</h1>
            <p className="lead">{words('errors.notFound')}</p>
            <div className="actions">
              <ButtonLink to="/">{words('common.goHome')}</ButtonLink>
              <ActionLink to="/contactus">{words('errors.contact')}</ActionLink>
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
