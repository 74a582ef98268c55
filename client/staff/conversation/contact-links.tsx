import { whatsAppLink } from '../../site/layout/whatsapp-link.ts';
import { ButtonAnchor } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { readPhoneNumber } from './phone-number.ts';
import './conversation.css';

/** A typed phone number, with the ways to use it. */
export function PhoneFact({ phone, reference }: { phone: string; reference: string }) {
  const number = readPhoneNumber(phone);
  if (number === undefined) return phone;
  const { dialled, whatsApp } = number;
  return (
    <span className="contact-fact">
      <span>{phone}</span>
      <span className="contact-fact__acts">
        <ButtonAnchor icon="phone" href={`tel:${dialled}`}>
          Call<span className="visually-hidden"> {dialled}</span>
        </ButtonAnchor>
        {whatsApp !== undefined && (
          <ButtonAnchor
            icon="send"
            href={whatsAppLink(whatsApp, `${reference}: `)}
            target="_blank"
            rel="noreferrer"
          >
            WhatsApp<span className="visually-hidden"> to {dialled}, opens a new tab</span>
          </ButtonAnchor>
        )}
        <CopyButton text={dialled} what={`the number ${dialled}`} />
      </span>
    </span>
  );
}

/** The same in one line of a list: the number itself calls. */
export function PhoneLine({ phone, reference }: { phone: string; reference: string }) {
  const number = readPhoneNumber(phone);
  if (number === undefined) return phone;
  const { dialled, whatsApp } = number;
  return (
    <span className="phone-line">
      <a href={`tel:${dialled}`} draggable={false}>
        <span className="visually-hidden">Call </span>
        {phone}
      </a>
      {whatsApp !== undefined && (
        <ButtonAnchor
          kind="plain"
          icon="send"
          label={`WhatsApp to ${dialled}, opens a new tab`}
          href={whatsAppLink(whatsApp, `${reference}: `)}
          target="_blank"
          rel="noreferrer"
          draggable={false}
        />
      )}
      <CopyButton isIcon text={dialled} what={`the number ${dialled}`} />
    </span>
  );
}

interface EmailFactProps {
  /** As the visitor has typed it. */
  email: string;
  /** Where the staff has sent mails instead, the newest first. */
  corrected?: readonly string[] | undefined;
}

export function EmailFact({ email, corrected = [] }: EmailFactProps) {
  return (
    <span className="contact-fact">
      <span>{email}</span>
      <span className="contact-fact__acts">
        <CopyButton text={email} what={`the address ${email}`} />
      </span>
      {corrected.map((address) => (
        <span className="contact-fact__corrected" key={address}>
          <span>
            Corrected to <b>{address}</b>
          </span>
          <CopyButton text={address} what={`the address ${address}`} />
        </span>
      ))}
    </span>
  );
}
