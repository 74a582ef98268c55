import type { ServerResponse } from 'node:http';

/**
 * Gives a response its whole head, from the status line to the empty line, so that Node builds none. Node has no
 * documented way to do that, so this sets `_header`, where Node keeps the built head until it is sent.
 * PREPARED_HEADS=off switches it off.
 */
export function setHead(response: ServerResponse, head: string): void {
  (response as ServerResponse & { _header: string | null })._header = head;
}
