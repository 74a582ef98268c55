import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';

/**
 * Posts a contact request through the legacy door and expects a success. If a busy server puts it off, it is sent
 * again, as a client would do. @returns its reference.
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
  // Whatever happens to the mails, the visitor gets the success answer.
  expect(response.status, text).toBe(200);
  return /CB-\w{6}$/.exec(text)?.[0] ?? '';
}
