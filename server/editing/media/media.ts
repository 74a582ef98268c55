import {
  addedPicture,
  addPictureInput,
  changedPicture,
  cropPictureInput,
  foundPicture,
  type LibraryPicture,
  libraryInput,
  libraryPage,
  libraryPictureInput,
  pictureVersionInput,
  updatePictureInput,
} from '../../../src/contract/staff/media.ts';
import { done } from '../../../src/contract/staff/member.ts';
import type { UploadedPicture } from '../../../src/uploaded-picture.ts';
import { pictureSubject } from '../../audit/subjects.ts';
import { readBytes } from '../../files/file-bytes.ts';
import { libraryKeys } from '../../files/library-files.ts';
import { publicationKind } from '../../files/publication-store.ts';
import { demandOwnStoreForUpload } from '../../files/store-owner.ts';
import { setAside } from '../../files/sweep.ts';
import { procedureFor } from '../../members/access/staff-procedures.ts';
import { creatingProcedureFor } from '../../members/creating.ts';
import { router } from '../../trpc.ts';
import { type ContentKind, changeContent, demandContent, removeContent } from '../change-content.ts';
import { addPicture, demandPicture, titleOf } from './add-picture.ts';
import { encodePicture } from './encode-picture.ts';
import {
  findPicture,
  listPictures,
  type PictureChange,
  removePicture,
  updatePicture,
} from './media.queries.ts';
import { readOriginal } from './picture-files.ts';
import { demandUnused, findPictureUses } from './picture-uses.queries.ts';

const editorProcedure = procedureFor('editSite');
const creatingProcedure = creatingProcedureFor('editSite');

const pictures: ContentKind<'picture', { name: UploadedPicture }, LibraryPicture, PictureChange> = {
  name: 'picture',
  subjectOf: ({ name }) => pictureSubject(name),
  find: (db, { name }) => findPicture(db, name),
  update: updatePicture,
  async remove(trx, seen) {
    await demandUnused(trx, seen.name);
    return removePicture(trx, seen);
  },
};

/** The library of the pictures that the staff uploaded. Those that the product came with are in the client. */
export const mediaRouter = router({
  list: editorProcedure
    .input(libraryInput)
    .output(libraryPage)
    .query(({ ctx, input: { search, cursor } }) => listPictures(ctx.db, search, cursor ?? undefined)),

  find: editorProcedure
    .input(libraryPictureInput)
    .output(foundPicture)
    .query(async ({ ctx, input }) => ({
      ...(await demandContent(ctx.db, pictures, input)),
      uses: await findPictureUses(ctx.db, input.name),
    })),

  add: creatingProcedure
    .input(addPictureInput)
    .output(addedPicture)
    .mutation(async ({ ctx, input: { file, title, alt }, signal }) => {
      await demandOwnStoreForUpload(ctx.db, ctx.publications, publicationKind);
      const encoded = await encodePicture(await readBytes(file));
      const original = { type: encoded.type, bytes: file.size };
      return addPicture(ctx, { encoded, title: title || titleOf(file.name), alt, original, signal });
    }),

  update: editorProcedure
    .input(updatePictureInput)
    .output(changedPicture)
    .mutation(({ ctx, input: { name, version, ...change } }) =>
      changeContent({
        ctx,
        kind: pictures,
        seen: { name, version },
        action: 'picture edited',
        change,
        detail: change.title,
      }),
    ),

  crop: creatingProcedure
    .input(cropPictureInput)
    .output(addedPicture)
    .mutation(async ({ ctx, input: { name, crop }, signal }) => {
      const { title, alt, original } = await demandPicture(ctx.db, name);
      await demandOwnStoreForUpload(ctx.db, ctx.publications, publicationKind);
      const encoded = await encodePicture(await readOriginal(ctx.publications, name), crop);
      return addPicture(ctx, { encoded, title, alt, original, cutFrom: { name, crop }, signal });
    }),

  remove: editorProcedure
    .input(pictureVersionInput)
    .output(done)
    .mutation(async ({ ctx, input: seen }) => {
      const { title, widths } = await demandPicture(ctx.db, seen.name);
      const removed = await removeContent({
        ctx,
        kind: pictures,
        seen,
        action: 'picture removed',
        detail: title,
      });
      // Otherwise a sweep would come upon all of them at once, and ask whether that is right.
      await setAside(ctx.publications, libraryKeys(seen.name, widths)).catch((err: unknown) =>
        ctx.log.warn({ err, picture: seen.name }, 'the files of a picture are left for the sweep'),
      );
      return removed;
    }),
});
