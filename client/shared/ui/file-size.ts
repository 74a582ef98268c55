/** Formats a file size: 820 kB, 7.3 MB, 5 MB. */
export function formatFileSize(bytes: number): string {
  const megabytes = bytes / 1024 / 1024;
  // Rounded up, so that a file just above a limit never reads as the limit itself.
  if (megabytes >= 1) return `${Math.ceil(megabytes * 10) / 10} MB`;
  return `${Math.max(1, Math.round(bytes / 1024))} kB`;
}
