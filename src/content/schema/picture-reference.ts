import type { PictureName } from './picture-names.ts';

/** A picture that was uploaded by the staff, by the id of its row in `media`. */
export type UploadedPicture = `upload-${string}`;
export type PictureReference = PictureName | UploadedPicture;

export const isUploadedPicture = (name: unknown): name is UploadedPicture =>
  typeof name === 'string' && /^upload-[a-z0-9-]{1,40}$/.test(name);

/**
 * Whether people who cannot see an uploaded picture are told what it shows. It may be used in drafts without, but not be
 * published.
 */
export const isDescribed = ({ alt }: { alt: string }): boolean => alt.trim() !== '';
