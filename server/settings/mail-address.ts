import { domainToASCII } from 'node:url';

/** RFC 5321 limits a path to 256 octets, including its angle brackets. */
const LONGEST = 254;
const LONGEST_LOCAL_PART = 64;
/** RFC 6531 lets it be in any script. Join controls are part of how Indian scripts write a name. */
const LOCAL_PART =
  /^[\p{L}\p{M}\p{N}\p{Join_Control}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}\p{Join_Control}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const ASCII = /^[\x20-\x7e]*$/;
const LABEL = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

export interface MailAddress {
  name: string;
  address: string;
}

/**
 * Whether mail can be sent to this text as it stands. Forms accept any text as an e-mail address, but only a plain
 * address of a public domain may become a recipient. It may be in any script, see `needsUnicodeServer`; quoted addresses
 * are left out, since not every server accepts them.
 */
export function isMailAddress(text: string): boolean {
  if (Buffer.byteLength(text) > LONGEST) return false;
  const [local, domain] = divide(text);
  // A domain in another script has a spelling in ASCII, by which it is looked up.
  const labels = (ASCII.test(domain) ? domain : domainToASCII(domain)).split('.');
  return (
    Buffer.byteLength(local) <= LONGEST_LOCAL_PART &&
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** Whether only a mail server with SMTPUTF8 takes it: what is before the @ has no spelling in ASCII. */
export const needsUnicodeServer = (address: string): boolean => !ASCII.test(divide(address)[0]);

function divide(address: string): [local: string, domain: string] {
  const at = address.lastIndexOf('@');
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
}

/** Parses `office@example.com` or `Guardhouse <office@example.com>`; undefined for anything else. */
export function parseMailAddress(text: string): MailAddress | undefined {
  const parts = /^(?:"?([^"<>\p{Cc}]*)(?:"\s*)?<([^<>]+)>|(\S+))$/u.exec(text.trim());
  const address = parts?.[2] ?? parts?.[3];
  if (address === undefined || !ASCII.test(address) || !isMailAddress(address)) return undefined;
  return { name: parts?.[1]?.trim() ?? '', address };
}
