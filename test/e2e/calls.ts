import type { Page, Route } from 'playwright-core';

/** Whether an address calls that procedure, alone or in a batch. */
const calls = (procedure: string) => (url: URL) =>
  url.pathname.startsWith('/trpc/') && url.pathname.slice('/trpc/'.length).split(',').includes(procedure);

/** How a call can fail: with that status, or with no answer at all. */
export type Failure = 500 | 503 | 429 | 'no connection';

const codes = { 500: 'INTERNAL_SERVER_ERROR', 503: 'SERVICE_UNAVAILABLE', 429: 'TOO_MANY_REQUESTS' };

export async function failCalls(page: Page, procedure: string, failure: Failure): Promise<void> {
  await page.route(calls(procedure), (route) => fail(route, failure));
}

function fail(route: Route, failure: Failure): Promise<void> {
  if (failure === 'no connection') return route.abort('connectionfailed');
  const error = { code: -32603, message: '', data: { code: codes[failure], httpStatus: failure } };
  return route.fulfill({ status: failure, json: { error } });
}

interface HeldCalls {
  /** The number of calls so far. */
  count: number;
  /** Releases them and all that follow. */
  release(): void;
}

/** Holds calls back before they reach the server. */
export async function holdCalls(page: Page, procedure: string): Promise<HeldCalls> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const held: HeldCalls = { count: 0, release };
  await page.route(calls(procedure), async (route) => {
    held.count += 1;
    await released;
    await route.continue();
  });
  return held;
}

/** Collects the addresses of a procedure's calls from now on. */
export function recordRequests(page: Page, procedure: string): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (calls(procedure)(new URL(request.url()))) addresses.push(request.url());
  });
  return addresses;
}
