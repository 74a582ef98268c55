import { ActionLink, ButtonLink } from '../../shared/ui/button.tsx';
import { useWords } from '../page-data/site-context.tsx';
import { FaultPage } from './fault-page.tsx';

export function NotFoundPage() {
  const words = useWords();
  return (
    <FaultPage
      name={words('errors.notFoundName')}
      description={words('errors.notFoundDescription')}
      heading={words('errors.notFoundHeading')}
      text={words('errors.notFound')}
    >
      <ButtonLink to="/">{words('common.goHome')}</ButtonLink>
      <ActionLink to="/contactus">{words('errors.contact')}</ActionLink>
    </FaultPage>
  );
}
