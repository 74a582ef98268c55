/** Changes what a body has at a path. */
export function setAt(body: unknown, path: readonly (string | number)[], value: unknown): void {
  const owner = path.slice(0, -1).reduce((there, key) => Reflect.get(Object(there), key), body);
  Object.defineProperty(owner, path.at(-1) ?? '', {
    value,
    configurable: true,
    enumerable: true,
    writable: true,
  });
}
