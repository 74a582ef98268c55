import { site } from '../../../src/content/site.ts';
import { whatsAppLink } from '../../../src/content/whatsapp.ts';
import type { JobOpening } from '../../../src/contract/job-opening.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import './job-contact.css';

/** Ways to call or write about one job. Both name the job's number. */
export function JobContact({
  job: { Jid, OpenPosition, Location },
}: {
  job: Pick<JobOpening, 'Jid' | 'OpenPosition' | 'Location'>;
}) {
  const { tollFree } = site;
  const message = `I have a question about the position ${OpenPosition}, ${Location} (${Jid}).`;
  return (
    <section className="job-contact" aria-labelledby="job-contact">
      <h2 className="h4" id="job-contact">
        Questions before you apply?
      </h2>
      <p>
        Call {tollFree.display}, toll-free, and name the number {Jid}, or send a message.
      </p>
      <div className="job-contact__ways">
        <a className="btn btn--line btn--small" href={`tel:${tollFree.dial}`}>
          <Icon name="phone" /> Call about {Jid}
        </a>
        <a
          className="btn btn--line btn--small"
          href={whatsAppLink(message)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" /> WhatsApp about {Jid}
        </a>
      </div>
    </section>
  );
}
