/**
 * Where a stored legacy path is served: its first segment is dropped and the rest put behind `host`
 * (no host: this site's own origin). `wwwroot/media/blog/gate.jpg` becomes `/media/blog/gate.jpg`.
 */
export function fileUrl(storedPath: string, host = ''): string {
  const rest = storedPath.replace(/^\/+/, '').split('/').slice(1).join('/');
  return `${host.replace(/\/+$/, '')}/${rest}`;
}
