import type { HistoryRow } from '../../content/documents.queries.ts';

/** Saves of one person with less than this between them are one session of writing. */
export const SESSION_GAP_MS = 10 * 60_000;

/** Folds versions, newest first, into sessions. What was published or set aside stands for itself. */
export function foldSessions(
  rows: readonly HistoryRow[],
  publishedVersions: ReadonlySet<number>,
): (readonly [HistoryRow, ...HistoryRow[]])[] {
  const sessions: [HistoryRow, ...HistoryRow[]][] = [];
  for (const row of rows) {
    const session = sessions.at(-1);
    const later = session?.at(-1);
    if (session && later && isSameSession(row, later) && !publishedVersions.has(row.version))
      session.push(row);
    else sessions.push([row]);
  }
  return sessions;
}

function isSameSession(row: HistoryRow, later: HistoryRow): boolean {
  return (
    row.memberId !== null &&
    row.memberId === later.memberId &&
    !row.isAside &&
    !later.isAside &&
    row.note === later.note &&
    later.at.getTime() - row.at.getTime() < SESSION_GAP_MS
  );
}
