/** RFC 5321 limits a path to 256 octets, including its angle brackets. */
const LONGEST = 254;
const LOCAL_PART = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

export interface MailAddress {
  name: string;
  address: string;
}

/**
 * Whether mail can be sent to this text as it stands. Forms accept any text as an e-mail address, but only a plain
 * address of a public domain may become a recipient or a Reply-To. Quoted and non-ASCII addresses are left out, since
 * not every server accepts them.
 */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const labels = text.slice(at + 1).split('.');
  return (
    at > 0 &&
    at <= 64 &&
    text.length <= LONGEST &&
    LOCAL_PART.test(local) &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? '')
  );
}

/** Parses `office@example.com` or `Guardhouse <office@example.com>`; undefined for anything else. */
export function parseMailAddress(text: string): MailAddress | undefined {
  const parts = /^(?:"?([^"<>\p{Cc}]*)(?:"\s*)?<([^<>]+)>|(\S+))$/u.exec(text.trim());
  const address = parts?.[2] ?? parts?.[3];
  if (address === undefined || !isMailAddress(address)) return undefined;
  return { name: parts?.[1]?.trim() ?? '', address };
}
