import {
  beginUploadInput,
  unfinishedUpload,
  unfinishedUploads,
  uploadInput,
  uploadsInput,
} from '../../../src/contract/staff/moving-in-uploads.ts';
import { AppError } from '../../errors.ts';
import { procedureFor } from '../../members/access/staff-procedures.ts';
import { findImport } from '../imports.queries.ts';
import { demandRoom, takesPictures } from './receive-files.ts';
import { beginUpload, demandUpload, listUploads, removeUpload } from './unfinished-uploads.ts';

const movingProcedure = procedureFor('moveIn');

/** Files that arrive in parts. The parts themselves are plain requests beside the procedures. */
export const uploadProcedures = {
  uploads: movingProcedure
    .input(uploadsInput)
    .output(unfinishedUploads)
    .query(async ({ ctx, input: { pictures } }) => ({
      uploads: await listUploads(ctx.config, ctx.signedIn.member.id, pictures),
    })),

  /** For a file that was begun before, the answer says how much of it is here. */
  beginUpload: movingProcedure
    .input(beginUploadInput)
    .output(unfinishedUpload)
    .mutation(async ({ ctx, input }) => {
      await demandRoom(ctx);
      // Said before a gigabyte is sent, and not after.
      if (input.pictures !== null && !(await takesPictures(ctx.db, await findImport(ctx.db, input.pictures))))
        throw new AppError('CONFLICT', 'Pictures are uploaded before the import begins.');
      return beginUpload(ctx.config, ctx.signedIn.member.id, input);
    }),

  removeUpload: movingProcedure
    .input(uploadInput)
    .output(uploadInput)
    .mutation(async ({ ctx, input: { id } }) => {
      await demandUpload(ctx.config, ctx.signedIn.member.id, id);
      await removeUpload(ctx.config, id);
      return { id };
    }),
};
