import { useEffect } from 'react';
import { successNotice } from '../../../src/content/form-words.ts';
import type { Page } from '../../../src/content/schema/page.ts';
import { kindOfReference, RECEIPT_ID } from '../../../src/contract/receipt.ts';
import { ActionLink, ButtonLink } from '../../shared/ui/button.tsx';
import { forgetDraft } from '../forms/draft.ts';
import { Receipt } from '../forms/receipt.tsx';
import { receiptWordsOf } from '../forms/receipt-words.ts';
import { PageHead } from '../layout/page-head.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { usePageData } from '../page-data/page-data.ts';
import { useSite } from '../page-data/site-context.tsx';
import { NotFoundPage } from './not-found.tsx';

/** Shows to a browser without scripts what a successful submission otherwise shows in a popup. */
export function FormReceivedPage({ page }: { page: Page }) {
  const { received } = usePageData();
  const site = useSite();
  const kind = received && kindOfReference(received.reference);
  // Scripts that loaded late may have stored a draft of the form, which has been sent by now.
  useEffect(() => {
    if (kind) forgetDraft(`${kind} page`);
  }, [kind]);
  if (received === undefined || kind === undefined) return <NotFoundPage />;
  const { words } = site;
  const { onward } = receiptWordsOf(kind, site);
  const { title, text } = successNotice(words, { kind, ...received });
  return (
    <>
      <PageHead name={page.name} description={page.description} hidden />
      <PageHero page={page} heading={title} lead={text}>
        <ButtonLink to="/">{words('common.goHome')}</ButtonLink>
        {onward && <ActionLink to={onward.to}>{onward.label}</ActionLink>}
      </PageHero>
      <div className="section">
        <div className="wrap">
          <h2 className="visually-hidden">{words('pages.receipt')}</h2>
          <Receipt id={RECEIPT_ID} proof={received} />
        </div>
      </div>
    </>
  );
}
