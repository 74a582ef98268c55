import { z } from 'zod';
import { isUploadedPicture, type UploadedPicture } from '../../uploaded-picture.ts';
import { optionalText, requiredText, storable } from '../fields.ts';
import { formDataOf } from '../typed-form-data.ts';
import { version } from './content.ts';
import { pageInput } from './paging.ts';
import { uploadedFile } from './uploaded-file.ts';

export const LIBRARY_PAGE = 48;
/** As long as that of a drawn picture may be. */
export const LONGEST_DESCRIPTION = 250;

/** A fraction of a picture's width or height. */
const fraction = z.number().min(0).max(1);
const focus = z.object({ x: fraction, y: fraction });
export type Focus = z.infer<typeof focus>;

/** What is kept of a picture, in fractions of its width and height. */
const crop = z
  .object({ x: fraction, y: fraction, width: fraction, height: fraction })
  .refine(
    ({ x, y, width, height }) => width > 0 && height > 0 && x + width <= 1.001 && y + height <= 1.001,
    'must lie within the picture',
  );
export type Crop = z.infer<typeof crop>;

const name = z.custom<UploadedPicture>(isUploadedPicture, 'is no uploaded picture');
const description = storable(
  z.string().trim().max(LONGEST_DESCRIPTION, `must be at most ${LONGEST_DESCRIPTION} characters`),
);

const libraryPicture = z.object({
  name,
  version,
  title: z.string(),
  /** What it shows; '' until somebody has said so. */
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  focus,
  /** The picture that this one was cut from. */
  croppedFrom: name.nullable(),
  /** The media type and the bytes of the uploaded file. */
  original: z.object({ type: z.string(), bytes: z.int() }),
  /** Null for a member who is no longer listed. */
  by: z.string().nullable(),
  at: z.string(),
});
export type LibraryPicture = z.infer<typeof libraryPicture>;

const libraryCursor = z.int().min(1).max(2_147_483_647);
/** Searched in titles and descriptions. */
export const libraryInput = z.object({
  search: storable(z.string().trim().max(200)).default(''),
  ...pageInput(libraryCursor),
});
export const libraryPage = z.object({ pictures: z.array(libraryPicture), next: libraryCursor.nullable() });

export const libraryPictureInput = z.object({ name });

/** Where a picture is shown, or would be after the next publication. */
const pictureUse = z.object({
  /** The id of a document, or `blog 7`. */
  where: z.string(),
  label: z.string(),
  isPublic: z.boolean(),
});
export type PictureUse = z.infer<typeof pictureUse>;
export const foundPicture = libraryPicture.extend({ uses: z.array(pictureUse) });
export type FoundPicture = z.infer<typeof foundPicture>;

/** Both texts can follow once the picture is there: until then its title is the name of the file. */
export const addPictureInput = formDataOf(
  z.object({ file: uploadedFile('a picture'), title: optionalText, alt: description.default('') }),
);
export const addedPicture = libraryPicture;

export const pictureVersionInput = libraryPictureInput.extend({ version });
export const updatePictureInput = pictureVersionInput.extend({
  title: requiredText,
  alt: description.min(1, 'Please say what the picture shows.'),
  focus,
});
export const changedPicture = z.object({ name, version });

/** Makes another picture of a part of this one, which stays as it is. */
export const cropPictureInput = libraryPictureInput.extend({ crop });
