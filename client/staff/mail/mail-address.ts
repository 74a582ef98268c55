import { type MailState, mailStates } from '../../../src/contract/staff/mail.ts';

export interface MailAddress {
  state?: MailState;
}

export function mailAddress(raw: Record<string, unknown>): MailAddress {
  const state = mailStates.find((known) => known === raw.state);
  return state === undefined ? {} : { state };
}
