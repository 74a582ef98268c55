import type { AuditAction } from '../../src/contract/staff/audit.ts';
import {
  erased,
  eraseInput,
  person,
  sayErased,
  type Verification,
  whoInput,
} from '../../src/contract/staff/people.ts';
import { type AuditLine, addAuditLine } from '../audit/audit.queries.ts';
import { AppError } from '../errors.ts';
import { takeInAll } from '../inbox/inbox-intake.ts';
import {
  codeProcedureFor,
  procedureFor,
  type SignedIn,
  type StaffContext,
} from '../members/access/staff-procedures.ts';
import { countErased } from '../privacy/erasure/erasure.queries.ts';
import { removeResumeFiles } from '../privacy/erasure/remove-files.ts';
import { router } from '../trpc.ts';
import { erasePerson } from './erase.queries.ts';
import { countWhole, type FoundSubmission, findPersons } from './find-persons.ts';
import { type Identity, pseudonymOf, pseudonymsOf, readIdentity } from './identity.ts';
import { findConfirmedRequest, listErasures } from './people.queries.ts';
import { listRecords, type PersonRecord } from './records.queries.ts';

const ownerProcedure = procedureFor('handlePersons');
type OwnerContext = StaffContext & { signedIn: SignedIn };

/**
 * Looks up and erases a person's data at that person's request. All procedures are mutations, so that nobody's address
 * is part of a URL.
 */
export const peopleRouter = router({
  find: ownerProcedure
    .input(whoInput)
    .output(person)
    .mutation(async ({ ctx, input: { who } }) => {
      const identity = readIdentity(who);
      const found = await find(ctx, identity);
      await addAuditLine(ctx.db, lineOf(ctx, identity, 'person looked up', countsOf(found)));
      return {
        entries: found.map(({ id: _, mailAddresses: _addresses, submittedAt, ...entry }) => ({
          ...entry,
          submittedAt: submittedAt.toISOString(),
        })),
        others: othersOf(found, identity),
        erasedAt: (await listErasures(ctx.db, pseudonymsOf(identity, ctx.config))).map((at) =>
          at.toISOString(),
        ),
        confirmedBy: (await findConfirmedRequest(ctx.db, identity)) ?? null,
      };
    }),

  erase: codeProcedureFor('handlePersons')
    .input(eraseInput)
    .output(erased)
    .mutation(async ({ ctx, input: { who, verification, ...chosen } }) => {
      const identity = readIdentity(who);
      const proof = await findProof(ctx, identity, verification);
      await takeInAll(ctx.db, { kinds: ctx.submissionKinds });
      const removed = await erasePerson(ctx, identity, chosen, (what) =>
        lineOf(ctx, identity, 'person erased', `${proof}; ${sayErased(countErased(what))}`),
      );
      if (removed === undefined)
        throw new AppError('BAD_REQUEST', 'has changed in the meantime: please check again', {
          field: 'references',
        });
      // The server's log survives the loss of the database: with these references an erasure can be repeated after a
      // restore.
      ctx.log.info({ references: chosen.references }, 'submissions were erased');
      await removeResumeFiles(ctx.resumes, removed.resumeIds, ctx.log);
      return countErased(removed);
    }),
});

/** Everything that is stored about a person, for the archive that the person receives. The audit log records it. */
export async function collectPerson(
  ctx: OwnerContext,
  {
    who,
    verification,
    references,
  }: { who: string; verification?: Verification | undefined; references?: string[] | undefined },
): Promise<PersonRecord[]> {
  const identity = readIdentity(who);
  const proof = await findProof(ctx, identity, verification);
  const found = chosenOf(await find(ctx, identity), references);
  await addAuditLine(
    ctx.db,
    lineOf(ctx, identity, 'person exported', `${proof}; ${countsOf(found) || 'nothing'}`),
  );
  const ids = found.map(({ id }) => id);
  return listRecords(ctx.db, ids, ctx.submissionKinds);
}

/**
 * How the identity of the person who asks for an export or an erasure was verified, for the audit log.
 * @throws {AppError} BAD_REQUEST where there is no confirmed request, and the owner does not say how it was verified.
 */
async function findProof(
  { db }: OwnerContext,
  identity: Identity,
  verification: Verification | undefined,
): Promise<string> {
  const confirmed = await findConfirmedRequest(db, identity);
  if (confirmed === undefined && verification === undefined)
    throw new AppError(
      'BAD_REQUEST',
      'must say how you verified who is asking: no open request of this person is confirmed',
      { field: 'verification' },
    );
  const proofs = [confirmed && `${confirmed} confirmed by mail`, verification];
  return `identity: ${proofs.filter(Boolean).join(', ')}`;
}

/**
 * The entries of the persons who are meant.
 * @throws {AppError} BAD_REQUEST where several persons were found and none is named, or a part of one.
 */
function chosenOf(found: FoundSubmission[], references: string[] | undefined): FoundSubmission[] {
  const isOne = found.every(({ person }) => person === 1);
  if (references === undefined && isOne) return found;
  const isWhole = references !== undefined && countWhole(found, references) !== undefined;
  if (!isWhole)
    throw new AppError('BAD_REQUEST', 'must be all entries of one person, or of several', {
      field: 'references',
    });
  return found.filter(({ reference }) => references.includes(reference));
}

/** Completes the inbox first, since a submission is added to it only shortly after it was sent. */
async function find({ db, submissionKinds }: OwnerContext, identity: Identity): Promise<FoundSubmission[]> {
  await takeInAll(db, { kinds: submissionKinds });
  return findPersons(db, identity, submissionKinds);
}

function othersOf(found: FoundSubmission[], identity: Identity): string[] {
  const known = JSON.stringify(identity);
  const given = found
    .flatMap(({ email, phone, mailAddresses }) => [email, phone, ...mailAddresses])
    .filter((text) => text.length >= 3);
  const byIdentity = new Map<string, string>();
  for (const text of given.filter(isIdentity)) {
    const identity = readIdentity(text);
    byIdentity.set(JSON.stringify(identity), 'email' in identity ? identity.email : text);
  }
  byIdentity.delete(known);
  return [...byIdentity.values()];
}

/** A number of zeros identifies nobody. */
const isIdentity = (text: string) => /[^0\s]/.test(text);

function countsOf(found: FoundSubmission[]): string {
  const kinds = [...new Set(found.map(({ kind }) => kind))].sort();
  return kinds.map((kind) => `${kind} ${found.filter((each) => each.kind === kind).length}`).join(', ');
}

/** The audit log identifies the person only by a keyed hash. */
function lineOf(
  { signedIn, address, config }: OwnerContext,
  identity: Identity,
  action: AuditAction,
  detail: string,
): AuditLine {
  return {
    memberId: signedIn.member.id,
    action,
    subject: pseudonymOf(identity, config),
    detail: detail === '' ? 'nothing' : detail,
    address,
  };
}
