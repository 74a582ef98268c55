/** How long what is told us is kept: what the privacy notice promises, and what the server holds itself to. */
export const KEPT_DAYS = {
  /** Contacts and quotations, from the last thing that was done about them. */
  leads: 180,
  applications: 365,
  /** Requests about one's own data, from the answer. */
  dataRequests: 365,
} as const;

/** Within what a request about one's own data is answered. */
export const ANSWERED_DAYS = 90;

/**
 * Every version of the privacy notice, oldest first, with its first day. The whole text of each is a file under
 * /media/privacy; a test fails when the notice says something else than the last one's file.
 */
export const privacyNotices = [
  { version: '1', since: '2026-11-21', file: '/media/privacy/notice-1.txt' },
  { version: '2', since: '2026-11-22', file: '/media/privacy/notice-2.txt' },
  { version: '3', since: '2026-11-22', file: '/media/privacy/notice-3.txt' },
  { version: '4', since: '2026-11-22', file: '/media/privacy/notice-4.txt' },
] as const;

export const noticeVersions = privacyNotices.map(({ version }) => version);
export type NoticeVersion = (typeof noticeVersions)[number];

/** What forms show and send today. */
export const currentNotice = privacyNotices[3];
