import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 200;

/** Asks as a client would: again after a moment, for as long as a busy server puts it off with a 503. */
export async function fetchWhenFree(url: string, request?: RequestInit): Promise<Response> {
  for (;;) {
    const response = await fetch(url, request);
    if (response.status !== 503) return response;
    await response.body?.cancel();
    await pause(PAUSE_MS);
  }
}
