import { randomBytes, randomUUID } from 'node:crypto';

/** Without the letters and digits that are mistaken for each other. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;
const token = `[${LETTERS}]{${LENGTH}}`;

/** The secret of a conversation: 80 random bits, so that nobody can write into the conversation of somebody else. */
export function createToken(): string {
  return Array.from(randomBytes(LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** The address that an answer goes to: `office+token@example.com`. */
export function tagAddress(address: string, secret: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}+${secret}${address.slice(at)}`;
}

/** A new Message-ID of a conversation. It begins with the secret, so that answers are recognised by what they refer to. */
export function createMessageId(secret: string, domain: string): string {
  return `<${secret}.${randomUUID()}@${domain}>`;
}

/** The secrets in addresses, in the order of the text. Some mail programs change the case of letters. */
export function tokensInAddresses(text: string): string[] {
  return [...text.matchAll(new RegExp(`\\+(${token})@`, 'gi'))].map(([, found]) =>
    String(found).toLowerCase(),
  );
}

/** The secrets in the Message-IDs of ours that a text refers to, the last one first: it is what was answered. */
export function tokensInMessageIds(text: string): string[] {
  return [...text.matchAll(new RegExp(`<(${token})\\.[0-9a-f-]{36}@`, 'gi'))]
    .map(([, found]) => String(found).toLowerCase())
    .reverse();
}
