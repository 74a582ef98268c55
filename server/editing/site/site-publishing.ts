import { type ContentId, isCatalogueId, isPageId, placeOf } from '../../../src/content-id.ts';
import { done } from '../../../src/contract/staff/member.ts';
import { withdrawInput } from '../../../src/contract/staff/site-pages.ts';
import {
  agreementTo,
  checkedPublication,
  checkInput,
  publishedRelease,
  publishInput,
  releaseInput,
  releasesInput,
  releasesPage,
} from '../../../src/contract/staff/site-publishing.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { labelIn, labelOf } from '../../content/document-label.ts';
import { listDrafts } from '../../content/drafts.ts';
import { explainCheck } from '../../content/explain-check.ts';
import { isFixedPage } from '../../content/page-faults.ts';
import { type PreparedPublication, preparePublication } from '../../content/prepare-publication.ts';
import { PreparedTooEarly, publish } from '../../content/publish.ts';
import { addRelease, listReleases, type NewRelease, settleRelease } from '../../content/releases.queries.ts';
import type { Context } from '../../context.ts';
import { runTransaction } from '../../database/run-transaction.ts';
import { AppError } from '../../errors.ts';
import type { SignedIn } from '../../members/access/staff-procedures.ts';
import type { Once } from '../../members/creating.ts';
import { findReturning } from './returning-releases.ts';
import {
  checkPartsOf,
  creatingPublishProcedure,
  demandDraft,
  editProcedure,
  publishingOf,
  publishProcedure,
} from './site-procedures.ts';

const RELEASES_A_PAGE = 50;
/** Several people rarely publish within the same second; each of these attempts is on top of the last publication. */
const MOST_ATTEMPTS = 5;

/** What becomes public, when, and how it stops being so. */
export const sitePublishing = {
  /** Editors may ask it too. */
  check: editProcedure
    .input(checkInput)
    .output(checkedPublication)
    .query(async ({ ctx, input }) => {
      const { check } = await preparePublication(checkPartsOf(ctx), input);
      const returning = await findReturning(ctx.db, input);
      if (returning.length === 0) return { ...check, returning: [] };
      const nameOf = await readLabels(ctx.db);
      return {
        ...check,
        returning: returning.map(({ documents, ...each }) => ({ ...each, labels: documents.map(nameOf) })),
      };
    }),

  publish: creatingPublishProcedure
    .input(publishInput)
    .output(publishedRelease)
    .mutation(async ({ ctx, input: { due, ...input } }) => {
      const release = { ...input, memberId: ctx.signedIn.member.id };
      if (due === null) return publishNow(ctx, { ...release, due: null });
      if (Date.parse(due) <= Date.now())
        throw new AppError('BAD_REQUEST', 'must be in the future', { field: 'due' });
      demandNothingInTheWay(await preparePublication(checkPartsOf(ctx), input));
      await demandAgreement(ctx.db, { ...input, due });
      return ctx.once(async (trx) => {
        const id = await addRelease(trx, { ...release, due: new Date(due) });
        await addAuditLine(trx, {
          memberId: release.memberId,
          action: 'site release planned',
          subject: `release ${id}`,
          detail: `${new Date(due).toISOString()}, ${input.title}`,
          address: ctx.address,
        });
        return { release: id, state: 'planned' as const };
      });
    }),

  withdraw: creatingPublishProcedure
    .input(withdrawInput)
    .output(publishedRelease)
    .mutation(async ({ ctx, input: { document, confirmed, note } }) => {
      const draft = await demandDraft(ctx.db, document);
      if (!isPageId(document) || isFixedPage(document))
        throw new AppError('BAD_REQUEST', 'This cannot be taken down.', { field: 'document' });
      const documents = [{ document, version: null }];
      const title = `${labelOf(draft)} taken down`.slice(0, 200);
      const memberId = ctx.signedIn.member.id;
      return publishNow(ctx, { documents, confirmed, title, note, memberId, due: null });
    }),

  releases: editProcedure
    .input(releasesInput)
    .output(releasesPage)
    .query(async ({ ctx, input: { cursor } }) => {
      const rows = await listReleases(ctx.db, { before: cursor ?? undefined, limit: RELEASES_A_PAGE + 1 });
      const nameOf = await readLabels(ctx.db);
      const page = rows.slice(0, RELEASES_A_PAGE);
      return {
        releases: page.map(({ id, title, note, documents, due, state, fault, at, by, ...release }) => ({
          id,
          title,
          note,
          state,
          fault,
          by,
          at: at.toISOString(),
          isOverdue: release.isOverdue,
          due: due?.toISOString() ?? null,
          publishedAt: (state === 'published' ? release.settledAt?.toISOString() : undefined) ?? null,
          documents: documents.map((each) => ({ ...each, label: nameOf(each.document) })),
        })),
        next: rows.length > RELEASES_A_PAGE ? (page.at(-1)?.id ?? null) : null,
      };
    }),

  cancelRelease: publishProcedure
    .input(releaseInput)
    .output(done)
    .mutation(async ({ ctx, input: { id } }) => {
      await runTransaction(ctx.db, async (trx) => {
        if (!(await settleRelease(trx, id, { state: 'cancelled' })))
          throw new AppError('CONFLICT', 'This release is not planned any more.');
        await addAuditLine(trx, {
          memberId: ctx.signedIn.member.id,
          action: 'site release cancelled',
          subject: `release ${id}`,
          address: ctx.address,
        });
      });
      return { done: true as const };
    }),
};

type PublishContext = Context & { signedIn: SignedIn; once: Once };

async function publishNow(ctx: PublishContext, release: NewRelease & { due: null }) {
  await demandAgreement(ctx.db, release);
  for (let attempt = 1; ; attempt++) {
    const prepared = await preparePublication(checkPartsOf(ctx), release);
    demandNothingInTheWay(prepared);
    try {
      const answer = await ctx.once(async (trx) => {
        const id = await addRelease(trx, release);
        const { title, memberId } = release;
        await publish(trx, prepared, { release: id, title, memberId, address: ctx.address });
        return { release: id, state: 'published' as const };
      });
      // It is public whether or not this process can show it at once: the others ask every few seconds, and so does it.
      await publishingOf(ctx)
        .reload()
        .catch((error: unknown) => ctx.log.warn({ err: error }, 'the site is shown later'));
      return answer;
    } catch (error) {
      if (!(error instanceof PreparedTooEarly) || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

/** Reads what the documents are called in the editor. */
async function readLabels(db: Context['db']): Promise<(id: ContentId) => string> {
  const labels = new Map((await listDrafts(db)).map((draft) => [draft.document, labelOf(draft)]));
  return (id) => {
    const { document, language } = placeOf(id);
    const label = labels.get(document) ?? document;
    return isCatalogueId(id) ? labelIn(language, label) : label;
  };
}

/** @throws {AppError} BAD_REQUEST where a planned release would undo this later, and nobody has agreed to that. */
async function demandAgreement(
  db: Context['db'],
  release: Parameters<typeof findReturning>[1] & { confirmed: readonly string[] },
): Promise<void> {
  const returning = await findReturning(db, release);
  const open = returning.find(({ id }) => !release.confirmed.includes(agreementTo(id)));
  if (open === undefined) return;
  throw new AppError(
    'BAD_REQUEST',
    `Nothing was published. The planned release “${open.title}” would undo this: cancel it, or agree that it stays.`,
  );
}

/** @throws {AppError} BAD_REQUEST. `check` says all of it, field by field. */
function demandNothingInTheWay({ check }: PreparedPublication): void {
  const explanation = explainCheck(check);
  if (explanation !== undefined) throw new AppError('BAD_REQUEST', explanation);
}
