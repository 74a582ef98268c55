import { expect, onTestFinished, vi } from 'vitest';
import type { TestServer } from '../environment/app.ts';
import type { StaffBrowser } from '../factories/staff.ts';

/** A stream of changes, as a browser receives it. */
interface Followed {
  status: number;
  headers: Headers;
  /** The names of the events so far, and their raw text. */
  events: string[];
  text(): string;
  /** Settles when the server has ended the stream. */
  ended: Promise<void>;
  leave(): void;
}

/** Follows the changes over a real connection. */
export async function follow(
  { app }: Pick<TestServer, 'app'>,
  { cookies }: Pick<StaffBrowser, 'cookies'>,
): Promise<Followed> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const leaving = new AbortController();
  const response = await fetch(`http://localhost:${port}/staff/changes`, {
    headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    signal: leaving.signal,
  });
  onTestFinished(() => leaving.abort());
  const events: string[] = [];
  let text = '';
  const read = async () => {
    for await (const piece of response.body ?? []) {
      text += Buffer.from(piece).toString();
      events.splice(0, events.length, ...[...text.matchAll(/^event: (\w+)$/gm)].map(([, name = '']) => name));
    }
  };
  return {
    status: response.status,
    headers: response.headers,
    events,
    text: () => text,
    ended: read().catch(() => undefined),
    leave: () => leaving.abort(),
  };
}

export const PATIENCE = { timeout: 20_000 };

const changesOf = ({ events }: Followed) => events.filter((event) => event === 'changed').length;

/** Follows the changes, and waits until the stream has begun. */
export async function followQuietly(...[server, member]: Parameters<typeof follow>): Promise<Followed> {
  const followed = await follow(server, member);
  await vi.waitFor(() => expect(followed.events).toContain('begun'), PATIENCE);
  return followed;
}

/** Expects that the stream reports what that action changes. */
export async function expectTold(followed: Followed, act: () => Promise<unknown>): Promise<void> {
  const before = changesOf(followed);
  await act();
  await vi.waitFor(() => expect(changesOf(followed)).toBeGreaterThan(before), PATIENCE);
}
