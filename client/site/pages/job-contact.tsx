import { callAddress } from '../../../src/call-address.ts';
import type { SiteJob } from '../../../src/contract/job-opening.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { whatsAppLink } from '../layout/whatsapp-link.ts';
import { useJobTexts } from '../page-data/item-languages.ts';
import { useSite } from '../page-data/site-context.tsx';
import './jobs.css';

/** Ways to call or write about one job. Both name the job's number. */
export function JobContact({
  job,
}: {
  job: Pick<SiteJob, 'Jid' | 'OpenPosition' | 'Location' | 'Translation'>;
}) {
  const { Jid } = job;
  const { identity, words } = useSite();
  const position = useJobTexts()(job, 'OpenPosition').text;
  const message = words('jobPage.whatsAppMessage', { position, location: job.Location, jid: Jid });
  return (
    <section className="job-contact" aria-labelledby="job-contact">
      <h2 className="h4" id="job-contact">
        {words('jobPage.questionsHeading')}
      </h2>
      <p>{words('jobPage.questions', { jid: Jid })}</p>
      <div className="job-contact__ways">
        <a className="btn btn--line btn--small" href={callAddress(identity.tollFree.display)}>
          <Icon name="phone" /> {words('jobPage.callAbout', { jid: Jid })}
        </a>
        <a
          className="btn btn--line btn--small"
          href={whatsAppLink(identity.whatsApp, message)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" /> {words('jobPage.whatsAppAbout', { jid: Jid })}
        </a>
      </div>
    </section>
  );
}
