import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { receiptWords } from '../../../src/content/receipts.ts';
import type { Page } from '../../../src/content/types.ts';
import { successNotice } from '../../../src/contract/notices.ts';
import { kindOfReference, RECEIPT_ID, receiptMessage, receiptTexts } from '../../../src/contract/receipt.ts';
import { ActionLink, ButtonLink } from '../../shared/ui/button.tsx';
import { forgetDraft } from '../forms/draft.ts';
import { Receipt } from '../forms/receipt.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { NotFoundPage } from './not-found.tsx';

const route = getRouteApi('/received/$reference');

/** Shows to a browser without scripts what a successful submission otherwise shows in a popup. */
export function FormReceivedPage({ page }: { page: Page }) {
  const { reference } = route.useParams();
  const kind = kindOfReference(reference);
  // Scripts that loaded late may have stored a draft of the form, which has been sent by now.
  useEffect(() => {
    if (kind) forgetDraft(`${kind} page`);
  }, [kind]);
  if (kind === undefined) return <NotFoundPage />;
  const { onward } = receiptWords[kind];
  const { title, text } = successNotice(receiptMessage(receiptTexts[kind], reference));
  return (
    <>
      <PageHead name={page.name} description={page.description} hidden />
      <PageHero page={page} heading={title} lead={text}>
        <ButtonLink to="/">Go to the home page</ButtonLink>
        {onward && <ActionLink to={onward.to}>{onward.label}</ActionLink>}
      </PageHero>
      <div className="section">
        <div className="wrap">
          <h2 className="visually-hidden">Your receipt</h2>
          <Receipt id={RECEIPT_ID} proof={{ reference }} />
        </div>
      </div>
    </>
  );
}
