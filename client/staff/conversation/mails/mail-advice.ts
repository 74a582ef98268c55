import type { ListedMail } from '../../../../src/contract/staff/mail.ts';

type Mail = Pick<ListedMail, 'role' | 'reference' | 'recipient' | 'state'>;

/** Whether the staff can send it to another address: it went to a visitor, and has failed or may not have arrived. */
export function isCorrectable<Given extends Mail>(mail: Given): mail is Given & { recipient: string } {
  const { role, reference, recipient, state } = mail;
  return (
    (role === 'confirmation' || role === 'reply') &&
    !reference.startsWith('DR-') &&
    recipient !== null &&
    (state === 'failing' || state === 'parked' || state === 'sent')
  );
}

/** What is to be done where a mailbox does not exist and the address cannot be corrected here. */
export function adviceFor({ role, reference }: Pick<Mail, 'role' | 'reference'>): string {
  if (reference.startsWith('DR-'))
    return 'Its link proves who is asking, so it goes to no other address: the person has to send the request again.';
  if (role === 'notice')
    return 'The office’s own addresses are set on the server. Please tell your administrator.';
  if (role === 'confirmation' || role === 'reply') return 'Please correct the address, or call.';
  return 'It is a member’s address: an owner can invite the person with the right one.';
}
