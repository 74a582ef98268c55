import { movingOut, movingOutInput } from '../../../src/contract/staff/moving-out.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import type { Context } from '../../context.ts';
import {
  codeProcedureFor,
  onlookerProcedureFor,
  procedureFor,
} from '../../members/access/staff-procedures.ts';
import { router } from '../../trpc.ts';
import { beginArchive, movingOutArchive } from './make-archive.ts';

const stateOf = ({ config }: Pick<Context, 'config'>) => movingOutArchive(config).read();

/** The archive with everything, which an owner makes, watches, takes and removes. */
export const movingOutRouter = router({
  /** The screen asks for it every second while an archive is being made. */
  find: onlookerProcedureFor('moveOut')
    .output(movingOut)
    .query(({ ctx }) => stateOf(ctx)),

  begin: codeProcedureFor('moveOut')
    .input(movingOutInput)
    .output(movingOut)
    .mutation(async ({ ctx }) => {
      await beginArchive(ctx);
      return stateOf(ctx);
    }),

  stop: procedureFor('moveOut')
    .input(movingOutInput)
    .output(movingOut)
    .mutation(async ({ ctx }) => {
      await movingOutArchive(ctx.config).askToStop();
      return stateOf(ctx);
    }),

  remove: procedureFor('moveOut')
    .input(movingOutInput)
    .output(movingOut)
    .mutation(async ({ ctx: { config, db, signedIn, address } }) => {
      if (await movingOutArchive(config).remove())
        await addAuditLine(db, {
          memberId: signedIn.member.id,
          action: 'moving-out archive removed',
          address,
        });
      return stateOf({ config });
    }),
});
