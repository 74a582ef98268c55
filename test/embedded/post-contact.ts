import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';

/**
 * Posts a contact request by the legacy door, and expects thanks for it. A server that is busy puts it off, and it comes
 * again, as a client does. @returns its reference.
 */
export async function postContact(origin: string, emailId: string, userMessage: string): Promise<string> {
  const post = () =>
    fetch(`${origin}/api/Master/SubmitUserRequest`, {
      method: 'POST',
      body: new URLSearchParams({
        fullName: 'ASHA MENON',
        emailId,
        mobileNo: '9845012345',
        companyName: 'EXAMPLE MILLS',
        userMessage,
      }),
    });
  let response = await post();
  while (response.status === 503) {
    await pause(500);
    response = await post();
  }
  const text = await response.text();
  // Whatever becomes of the mails, the visitor is thanked.
  expect(response.status, text).toBe(200);
  return /CB-\w{6}$/.exec(text)?.[0] ?? '';
}
