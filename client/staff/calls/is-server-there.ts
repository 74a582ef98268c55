const ANSWERS_WITHIN_MS = 10_000;

/** Whether the server answers at all. It asks for a page, which needs no session. */
export async function isServerThere(): Promise<boolean> {
  const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
  return fetch(location.pathname, { method: 'HEAD', cache: 'no-store', signal }).then(
    ({ status }) => status < 500,
    () => false,
  );
}
