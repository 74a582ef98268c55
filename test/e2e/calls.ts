import type { Page, Route } from 'playwright-core';

/** Whether an address is a call of that procedure, alone or in one request with others. */
const calls = (procedure: string) => (url: URL) =>
  url.pathname.startsWith('/trpc/') && url.pathname.slice('/trpc/'.length).split(',').includes(procedure);

/** How a call can fail on its way: with an answer of that status, or with none at all. */
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
  /** How many have been made. */
  count: number;
  /** Lets them, and all that follow, go through. */
  release(): void;
}

/** Holds calls back on their way to the server. */
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

/** Answers calls with `data` instead of what the server would say. */
export async function answerCalls(page: Page, procedure: string, data: unknown): Promise<void> {
  await page.route(calls(procedure), (route) => {
    const isBatch = new URL(route.request().url()).searchParams.has('batch');
    const answer = { result: { data } };
    return route.fulfill({ json: isBatch ? [answer] : answer });
  });
}

/** The addresses of a procedure's calls from now on. */
export function recordRequests(page: Page, procedure: string): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (calls(procedure)(new URL(request.url()))) addresses.push(request.url());
  });
  return addresses;
}

/** Holds back the scripts of the pages to come, as a slow line does. */
export async function holdScripts(page: Page): Promise<{ release(): void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
