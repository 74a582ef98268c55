import { expect } from 'vitest';
import { test } from '../../environment/app.ts';

/** A request as a legacy client puts it on the wire, and the reply that it reads. */
export interface Exchange {
  name: string;
  /** The path in the letter case in which the client writes it. */
  url: string;
  headers: Record<string, string>;
  body?: string;
  status: number;
  contentType: string;
  reply: RegExp;
}

export const TEXT = 'text/plain; charset=utf-8';
export const JSON_LIST = 'application/json; charset=utf-8';
export const PROBLEM = 'application/problem+json; charset=utf-8';

/** What the legacy single-page client sends beside its body. */
export const browser = {
  accept: 'application/json, text/plain, */*',
  origin: 'https://legacy.example.com',
  referer: 'https://legacy.example.com/contactus',
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/124.0.0.0 Safari/537.36',
};
export const json = { ...browser, 'content-type': 'application/json' };
export const urlEncoded = { ...browser, 'content-type': 'application/x-www-form-urlencoded' };

const BOUNDARY = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
export const multipart = { ...browser, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

/** Multipart with these parts: a name and its value, and for a file also its name and type. */
export function multipartBody(...parts: [name: string, value: string, file?: string][]): string {
  const written = parts.map(
    ([name, value, file = '']) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`,
  );
  return `${written.join('')}--${BOUNDARY}--\r\n`;
}

/** The answers to a call without arguments, in each of the ways in which legacy clients send one. */
export function emptyBodies(url: string): Pick<Exchange, 'name' | 'url' | 'headers' | 'body'>[] {
  return [
    { name: 'no body', url, headers: browser },
    { name: 'no body but a JSON type', url, headers: json },
    { name: 'an empty JSON body', url, headers: { ...json, 'content-length': '0' }, body: '' },
    { name: 'blanks for JSON', url, headers: json, body: ' \r\n' },
    { name: 'null', url, headers: json, body: 'null' },
    { name: '{}', url, headers: json, body: '{}' },
    { name: '{} of type text/json', url, headers: { ...json, 'content-type': 'text/json' }, body: '{}' },
    {
      name: 'JSON with a charset',
      url,
      headers: { ...json, 'content-type': 'application/json;charset=UTF-8' },
      body: '{}',
    },
    { name: 'nothing url-encoded', url, headers: urlEncoded, body: '' },
    { name: 'an empty text', url, headers: { ...browser, 'content-type': 'text/plain' }, body: '' },
    { name: 'an empty form', url, headers: multipart, body: multipartBody() },
  ];
}

/** Sends each recorded request and compares the answer. */
export function replay(exchanges: readonly Exchange[]): void {
  test.for(exchanges)('$name', async ({ url, headers, body, status, contentType, reply }, { server }) => {
    const response = await server.app.inject({
      method: 'POST',
      url,
      headers,
      ...(body !== undefined && { payload: body }),
    });
    expect({ status: response.statusCode, type: response.headers['content-type'] }, response.body).toEqual({
      status,
      type: contentType,
    });
    expect(response.body).toMatch(reply);
  });
}
