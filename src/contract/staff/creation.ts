/** A UUID that the client makes once for an act that creates something, and sends again with every repeat of it. */
export const KEY_HEADER = 'idempotency-key';
