import { site } from '../../../src/content/site.ts';
import type { Page } from '../../../src/content/types.ts';
import { ANSWERED_DAYS } from '../../../src/contract/privacy-notice.ts';
import type { ConfirmationView } from '../../../src/contract/request-confirmation.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { usePageData } from '../page-data/page-data.ts';

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

const askAgain = `Please write to ${site.enquiryEmail} or call ${site.tollFree.display} and quote the reference in our mail.`;

const words: Record<Exclude<ConfirmationView['state'], 'open'>, { heading: string; lead: string }> = {
  confirmed: {
    heading: 'Your request is confirmed',
    lead: `Thank you. You need do nothing more. We will answer without delay, and within ${ANSWERED_DAYS} days at the latest.`,
  },
  used: {
    heading: 'This request is already confirmed',
    lead: 'It was confirmed by a link from our mail. You need do nothing more.',
  },
  expired: {
    heading: 'This link has expired',
    lead: `A link can be used for seven days. ${askAgain} We will send you a new link.`,
  },
  unknown: {
    heading: 'We do not know this link',
    lead: `A part of it may be missing. Please open it once more from our mail, or copy the whole of it. If that does not help, please write to ${site.enquiryEmail} or call ${site.tollFree.display}.`,
  },
  away: {
    heading: 'We cannot open your request at the moment',
    lead: 'Your link is still good. Please wait a minute and try again.',
  },
};

/**
 * The target of the confirmation link in our mail. Opening it changes nothing, because mail scanners open links too;
 * only the button confirms. Its form posts to the page's own address and works without scripts.
 */
export function ConfirmationPage({ page }: { page: Page }) {
  const { state, request } = usePageData().confirmation ?? { state: 'unknown', request: null };
  if (state === 'open')
    return (
      <PageHero
        page={page}
        lead={
          request
            ? `On ${day.format(new Date(request.submittedAt))} we received the request “${request.asked}”, reference ${request.reference}. If you sent it, please confirm. If you did not, just close this page.`
            : undefined
        }
      >
        <form method="post">
          <Button type="submit" icon="check">
            Yes, I sent this request
          </Button>
        </form>
      </PageHero>
    );
  const { heading, lead } = words[state];
  return (
    <PageHero page={page} heading={heading} lead={lead}>
      <ButtonLink to="/privacy">Our privacy notice</ButtonLink>
    </PageHero>
  );
}
