import { expect } from 'vitest';

/** Posts a contact request by the legacy door, and expects thanks for it. @returns its reference. */
export async function postContact(origin: string, emailId: string, userMessage: string): Promise<string> {
  const response = await fetch(`${origin}/api/Master/SubmitUserRequest`, {
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
  // Whatever becomes of the mails, the visitor is thanked.
  expect(response.status, text).toBe(200);
  return /CB-\w{6}$/.exec(text)?.[0] ?? '';
}
