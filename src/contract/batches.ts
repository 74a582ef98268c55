/**
 * The most calls that the client sends as one request, and that both tRPC endpoints accept. No page needs as many.
 */
export const MAX_BATCH_SIZE = 10;
