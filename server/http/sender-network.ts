import { isIPv6 } from 'node:net';

/**
 * The network of a sender: an IPv4 address, or the /64 of an IPv6 address, all of whose addresses usually belong to one
 * subscriber.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  // A proxy may send something that is not an address.
  if (!isIPv6(plain)) return plain.slice(0, 100);
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean);
  const ending = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(tail === undefined ? 0 : 8 - groups.length - ending.length).fill('0');
  return `${[...groups, ...zeros, ...ending].slice(0, 4).join(':')}::/64`;
}
