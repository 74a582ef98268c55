import { labelAt } from '../../../src/content/walk-fields.ts';
import { isPageId } from '../../../src/content-id.ts';
import {
  compareInput,
  comparison,
  historyInput,
  historyPage,
  storedVersion,
  versionInput,
} from '../../../src/contract/staff/site-history.ts';
import { changesBetween } from '../../content/changes-between.ts';
import { contentKindOf } from '../../content/content-kind.ts';
import { findVersion, listHistory } from '../../content/documents.queries.ts';
import { listPublicationsOf } from '../../content/publications.queries.ts';
import { sampleBody } from '../../content/read-body.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { foldSessions } from './history-sessions.ts';
import { demandContent, demandId, editProcedure } from './site-procedures.ts';

/** Versions that one page of the list folds into sessions. A session on its edge appears on both pages. */
const VERSIONS_A_PAGE = 200;
const MOST_FIELDS = 10;

/** What was written before. */
export const siteHistory = {
  history: editProcedure
    .input(historyInput)
    .output(historyPage)
    .query(async ({ ctx, input: { document, cursor } }) => {
      const { body, draft, published } = await demandContent(ctx.db, document);
      const limit = VERSIONS_A_PAGE;
      const rows = await listHistory(ctx.db, document, { before: cursor ?? undefined, limit: limit + 1 });
      const publications = await listPublicationsOf(ctx.db, document);
      const { schema } = contentKindOf(document);
      const entries = foldSessions(
        rows.slice(0, limit),
        new Set(publications.flatMap(({ version }) => version ?? [])),
      ).map((session) => {
        const [last] = session;
        const first = session.at(-1) ?? last;
        const fields = new Set(
          session.flatMap(({ paths }) => paths.map((path) => labelAt(schema, body, path))),
        );
        return {
          version: last.version,
          first: first.version,
          saves: session.length,
          by: last.by,
          at: last.at.toISOString(),
          began: first.at.toISOString(),
          note: last.note,
          fields: [...fields].slice(0, MOST_FIELDS),
          isAside: last.isAside,
          isDraft: last.version === draft?.version,
          isPublished: last.version === published?.version,
          publishedAt: publications
            .filter(({ version }) => version === last.version)
            .map(({ at }) => at.toISOString()),
        };
      });
      return { entries, next: rows.length > limit ? (rows[limit - 1]?.version ?? null) : null };
    }),

  version: editProcedure
    .input(versionInput)
    .output(storedVersion)
    .query(async ({ ctx, input: { document, version } }) => {
      const found = await findVersion(ctx.db, demandId(document), version);
      if (found === undefined) throw noSuchVersion();
      const { basedOn, body, note, by, at } = found;
      return { document, version, basedOn, body, note, by, at: at.toISOString() };
    }),

  compare: editProcedure
    .input(compareInput)
    .output(comparison)
    .query(async ({ ctx, input: { document, from, to } }) => {
      const [before, after] = await Promise.all([
        demandBody(ctx, document, from),
        demandBody(ctx, document, to),
      ]);
      const { schema } = contentKindOf(document);
      return {
        changes: changesBetween(before, after).map(({ path, ...change }) => ({
          ...change,
          path,
          field: labelAt(schema, change.kind === 'removed' ? before : after, path),
        })),
      };
    }),
};

async function demandBody({ db }: Context, document: Parameters<typeof demandId>[0], version: number | null) {
  const id = demandId(document);
  const body = version === null ? sampleBody(id) : (await findVersion(db, id, version))?.body;
  // A page that the staff added began with nothing.
  if (body === undefined && version === null && isPageId(id)) return {};
  if (body === undefined) throw noSuchVersion();
  return body;
}

const noSuchVersion = () => new AppError('NOT_FOUND', 'There is no such version.');
