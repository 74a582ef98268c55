import { expect } from 'vitest';
import { fetchWhenFree } from './fetch-when-free.ts';

/** Posts a contact request through the legacy door and expects a success. @returns its reference. */
export async function postContact(origin: string, emailId: string, userMessage: string): Promise<string> {
  const response = await fetchWhenFree(`${origin}/api/Master/SubmitUserRequest`, {
    method: 'POST',
    body: new URLSearchParams({
      fullName: 'ASHA MENON',
      emailId,
      mobileNo: '9845012345',
      companyName: 'EXAMPLE MILLS',
      userMessage,
    }),
  });
  const text = await response.text();
  // Whatever happens to the mails, the visitor gets the success answer.
  expect(response.status, text).toBe(200);
  return /CB-\w{6}$/.exec(text)?.[0] ?? '';
}
