import { ActionLink, ButtonLink } from '../../shared/ui/button.tsx';
import { useWords } from '../page-data/site-context.tsx';
import { useFrameLanguage } from '../page-data/text-languages.ts';

/** The two calls to action in the hero of a service page. */
export function ServiceActions() {
  const words = useWords();
  const frame = useFrameLanguage();
  return (
    <>
      <ButtonLink to="/quotation" lang={frame}>
        {words('frame.requestQuotation')}
      </ButtonLink>
      <ActionLink to="/contactus" lang={frame}>
        {words('frame.requestCallBack')}
      </ActionLink>
    </>
  );
}
