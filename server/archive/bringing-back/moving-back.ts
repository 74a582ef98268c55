import { movingBack, movingBackInput } from '../../../src/contract/staff/moving-back.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import {
  codeProcedureFor,
  onlookerProcedureFor,
  procedureFor,
} from '../../members/access/staff-procedures.ts';
import { router } from '../../trpc.ts';
import { arrivedArchive, beginLoading, beginReading } from './arrived-archive.ts';

const stateOf = ({ config }: Pick<Context, 'config'>) => arrivedArchive(config).read();

/** An archive of our own on its way in: it is uploaded, rehearsed, and moved in as a whole. */
export const movingBackRouter = router({
  /** The screen asks for it every second while the server is at work. */
  find: onlookerProcedureFor('moveIn')
    .output(movingBack)
    .query(({ ctx }) => stateOf(ctx)),

  /** After the server was interrupted, or what was in the way has been removed. */
  readAgain: procedureFor('moveIn')
    .input(movingBackInput)
    .output(movingBack)
    .mutation(async ({ ctx }) => {
      await beginReading(ctx);
      return stateOf(ctx);
    }),

  begin: codeProcedureFor('moveIn')
    .input(movingBackInput)
    .output(movingBack)
    .mutation(async ({ ctx }) => {
      if ((await stateOf(ctx)).state !== 'rehearsed')
        throw new AppError('CONFLICT', 'That is not possible now. Please look at the archive again.');
      await beginLoading(ctx);
      return stateOf(ctx);
    }),

  discard: procedureFor('moveIn')
    .input(movingBackInput)
    .output(movingBack)
    .mutation(async ({ ctx: { config, db, signedIn, address } }) => {
      const archive = arrivedArchive(config);
      const { fileName } = await archive.read();
      const { id } = signedIn.member;
      if (await archive.remove())
        await addAuditLine(db, { memberId: id, action: 'archive discarded', detail: fileName, address });
      return stateOf({ config });
    }),
});
