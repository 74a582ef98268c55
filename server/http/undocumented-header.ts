import type { ServerResponse } from 'node:http';

/**
 * Gives a response its whole head, from the status line to the empty line, so that Node builds none. Node has no
 * documented way to do that: this sets `_header`, where Node keeps the head that it has built until it sends it.
 *
 * To do without it, set PREPARED_HEADS=off.
 */
export function setHead(response: ServerResponse, head: string): void {
  (response as ServerResponse & { _header: string | null })._header = head;
}
