import { lookup as resolveName } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { AppError } from '../../errors.ts';

const MOST_REDIRECTS = 3;
const SILENCE_MS = 10_000;
const TIMEOUT_MS = 60_000;

/** What a name stands for, and which addresses nothing is fetched from. A test has servers of its own. */
export interface Network {
  resolve: typeof resolveName;
  isPrivate(address: string): boolean;
}

const internet: Network = { resolve: resolveName, isPrivate: isOwn };

/**
 * Fetches a file from a host that somebody has named. The address that the host's name has is looked at when the
 * connection is made, so that no name can lead into the office's own network, and a redirect is looked at like the first.
 */
export async function fetchFile(
  address: string,
  hosts: readonly string[],
  most: number,
  network = internet,
): Promise<Buffer> {
  let url = new URL(address);
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    demandNamed(url, hosts, network);
    const answer = await ask(url, signal, network);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy();
      const next = URL.parse(headers.location, url.href);
      if (next === null) break;
      url = next;
      continue;
    }
    if (statusCode !== 200) {
      answer.destroy();
      throw new AppError('NOT_FOUND', `${url.host} answers ${statusCode}.`);
    }
    return readAnswer(answer, url, most);
  }
  throw new AppError('NOT_FOUND', `${url.host} leads on too often.`);
}

function demandNamed(url: URL, hosts: readonly string[], { isPrivate }: Network): void {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new AppError('BAD_REQUEST', `${url.protocol} is not an address of the web.`);
  if (!hosts.includes(url.host))
    throw new AppError('BAD_REQUEST', `It leads to ${url.host}, which was not named.`);
  if (url.username !== '' || url.password !== '')
    throw new AppError('BAD_REQUEST', 'An address with a password is not fetched.');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isPrivate(host)) throw ownNetwork(url.host);
}

function ask(url: URL, signal: AbortSignal, network: Network): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const fail = (cause: Error) =>
      reject(
        cause instanceof AppError
          ? cause
          : new AppError('NOT_FOUND', `${url.host} does not answer.`, { cause }),
      );
    const headers = { accept: 'image/*, application/pdf, application/msword', 'user-agent': 'Guardhouse' };
    const lookup = lookupPublic(network);
    request(url, { lookup, signal, timeout: SILENCE_MS, agent: false, headers }, resolve)
      .on('timeout', function (this: { destroy(error: Error): void }) {
        this.destroy(new Error('silent'));
      })
      .on('error', fail)
      .end();
  });
}

async function readAnswer(answer: IncomingMessage, url: URL, most: number): Promise<Buffer> {
  const type = answer.headers['content-type'] ?? '';
  const tooLarge = () => new AppError('BAD_REQUEST', `The file has more than ${most >> 20} MB.`);
  const pieces: Buffer[] = [];
  let size = 0;
  try {
    if (/^(?:text\/|application\/xhtml)/i.test(type))
      throw new AppError('BAD_REQUEST', `${url.host} answers with a page and not with the file.`);
    if (Number(answer.headers['content-length'] ?? 0) > most) throw tooLarge();
    for await (const piece of answer as AsyncIterable<Buffer>) {
      size += piece.length;
      if (size > most) throw tooLarge();
      pieces.push(piece);
    }
    if (!answer.complete) throw new Error('cut off');
  } catch (cause) {
    answer.destroy();
    if (cause instanceof AppError) throw cause;
    throw new AppError('NOT_FOUND', `${url.host} has stopped answering.`, { cause });
  }
  return Buffer.concat(pieces);
}

/** Refuses a name any of whose addresses is not public: a second answer could be the private one. */
const lookupPublic =
  ({ resolve, isPrivate }: Network): LookupFunction =>
  (name, options, done) => {
    resolve(name, { ...options, all: true }, (error, found) => {
      if (error) return done(error, '', 0);
      const [first] = found;
      if (first === undefined || found.some(({ address }) => isPrivate(address)))
        return done(ownNetwork(name), '', 0);
      if (options.all === true) return done(null, found);
      done(null, first.address, first.family);
    });
  };

const ownNetwork = (host: string) =>
  new AppError('BAD_REQUEST', `${host} is an address of a private network, and nothing is fetched from it.`);

const own = new BlockList();
for (const [address, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  own.addSubnet(address, bits, 'ipv4');
const publicSix = new BlockList();
publicSix.addSubnet('2000::', 3, 'ipv6');
/** Of the public ones, those that stand for another address, or for none. */
const translated = new BlockList();
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  translated.addSubnet(address, bits, 'ipv6');

/** Whether an address is not one of the public internet. An IPv4 address that is written as IPv6 counts as none. */
export function isOwn(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return own.check(address, 'ipv4');
  const plain = address.split('%')[0] ?? '';
  return family !== 6 || !publicSix.check(plain, 'ipv6') || translated.check(plain, 'ipv6');
}
