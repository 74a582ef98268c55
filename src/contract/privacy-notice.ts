/** Retention periods in days. The privacy notice promises them and the server enforces them. */
export const KEPT_DAYS = {
  /** Contacts and quotations, counted from the last activity. */
  leads: 180,
  applications: 365,
  /** Requests about personal data, counted from the answer. */
  dataRequests: 365,
} as const;

/** The days within which a request about personal data is answered. */
export const ANSWERED_DAYS = 90;

/**
 * Every version of the privacy notice with its first day, oldest first. The full text of each version is a file under
 * /media/privacy; a test fails when the current notice differs from the last file.
 */
export const privacyNotices = [
  { version: '1', since: '2026-11-21', file: '/media/privacy/notice-1.txt' },
  { version: '2', since: '2026-11-22', file: '/media/privacy/notice-2.txt' },
  { version: '3', since: '2026-11-22', file: '/media/privacy/notice-3.txt' },
  { version: '4', since: '2026-11-22', file: '/media/privacy/notice-4.txt' },
] as const;

export const noticeVersions = privacyNotices.map(({ version }) => version);
export type NoticeVersion = (typeof noticeVersions)[number];

/** The version that forms show and send now. */
export const currentNotice = privacyNotices[3];
