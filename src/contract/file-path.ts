import { stripTrailing } from '../strip-trailing.ts';

/**
 * The address of a stored legacy path: its first segment is replaced by `host`, or by nothing for this site's own
 * origin. `wwwroot/media/blog/gate.jpg` becomes `/media/blog/gate.jpg`. Specification, section 7.
 */
export function fileUrl(storedPath: string, host = ''): string {
  const rest = storedPath.replace(/^\/+/, '').split('/').slice(1).join('/');
  return `${stripTrailing(host, '/')}/${rest}`;
}
