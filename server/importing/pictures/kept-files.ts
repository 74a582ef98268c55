/** Files by the part of their address below `wp-content/uploads`. */
export interface KeptFiles {
  /** @returns undefined where there is no such file. */
  read(path: string, most: number): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/** Whether a path stays where it begins, whatever reads it. */
export function isPlainPath(path: string): boolean {
  return (
    path !== '' &&
    path.length <= 500 &&
    !/[\p{Cc}\\:]/u.test(path) &&
    !path.startsWith('/') &&
    path.split('/').every((part) => part !== '..' && part !== '.' && part !== '')
  );
}
