/** Repeats the token of the XSRF-TOKEN cookie in a header, as the server requires of mutations. */
export function antiForgery(): Record<string, string> {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  return token === undefined ? {} : { 'X-XSRF-TOKEN': decodeURIComponent(token) };
}
