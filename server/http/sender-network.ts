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
  return isIPv6(plain) ? `${readGroups(plain).slice(0, 4).join(':')}::/64` : plain.slice(0, 100);
}

/**
 * The /48 of an IPv6 address. Some providers give one to a subscriber, who can then send from 65,536 networks; others
 * give its networks to as many subscribers, so that its limits are generous. Undefined for IPv4.
 */
export function widerNetworkOf(address: string): string | undefined {
  const network = networkOf(address);
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

function readGroups(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean);
  const ending = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array<string>(tail === undefined ? 0 : 8 - groups.length - ending.length).fill('0');
  return [...groups, ...zeros, ...ending];
}
