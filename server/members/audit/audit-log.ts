import { z } from 'zod';
import { auditAction, auditInput, auditPage } from '../../../src/contract/staff/audit.ts';
import { router } from '../../trpc.ts';
import { procedureFor } from '../access/staff-procedures.ts';
import { listAuditActions, searchAuditLog } from './audit-log.queries.ts';

const ownerProcedure = procedureFor('readAudit');

/** Who did what. Submissions appear by reference, and persons by a keyed hash. */
export const auditLogRouter = router({
  search: ownerProcedure
    .input(auditInput)
    .output(auditPage)
    .query(({ ctx, input: { cursor, ...filter } }) => searchAuditLog(ctx.db, filter, cursor ?? undefined)),

  /** The actions that occur in the log, without those that only a newer release knows. */
  actions: ownerProcedure
    .output(z.array(auditAction))
    .query(async ({ ctx }) =>
      (await listAuditActions(ctx.db)).flatMap((action) => auditAction.safeParse(action).data ?? []),
    ),
});
