import { choiceWords } from '../../../src/content/form-words.ts';
import type { MessageId } from '../../../src/content/interface.ts';
import type { Page } from '../../../src/content/schema/page.ts';
import type { ConfirmationView } from '../../../src/contract/request-confirmation.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { PageHero } from '../layout/page-hero.tsx';
import { usePageData } from '../page-data/page-data.ts';
import { useSite } from '../page-data/site-context.tsx';

const states = {
  confirmed: ['confirmation.confirmedHeading', 'confirmation.confirmed'],
  used: ['confirmation.usedHeading', 'confirmation.used'],
  expired: ['confirmation.expiredHeading', 'confirmation.expired'],
  unknown: ['confirmation.unknownHeading', 'confirmation.unknown'],
  away: ['confirmation.awayHeading', 'confirmation.away'],
} as const satisfies Record<
  Exclude<ConfirmationView['state'], 'open'>,
  readonly [heading: MessageId, lead: MessageId]
>;

/**
 * The target of the confirmation link in our mail. Opening it changes nothing, because mail scanners open links too;
 * only the button confirms. Its form posts to the page's own address and works without scripts.
 */
export function ConfirmationPage({ page }: { page: Page }) {
  const { locale, words } = useSite();
  const { state, request } = usePageData().confirmation ?? { state: 'unknown', request: null };
  if (state === 'open')
    return (
      <PageHero
        page={page}
        lead={
          request
            ? words('confirmation.open', {
                reference: request.reference,
                asked: choiceWords(words, request.asked),
                day: dayOf(request.submittedAt, locale),
              })
            : undefined
        }
      >
        <form method="post">
          <Button type="submit" icon="check">
            {words('confirmation.confirm')}
          </Button>
        </form>
      </PageHero>
    );
  const [heading, lead] = states[state];
  return (
    <PageHero page={page} heading={words(heading)} lead={words(lead)}>
      <ButtonLink to="/privacy">{words('confirmation.privacyNotice')}</ButtonLink>
    </PageHero>
  );
}

/** The day of an instant in India, as 22 November 2026. */
const dayOf = (instant: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(new Date(instant));
