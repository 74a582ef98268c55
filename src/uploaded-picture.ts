/** A picture that was uploaded by the staff, by the id of its row in `media`. */
export type UploadedPicture = `upload-${string}`;

export const isUploadedPicture = (name: unknown): name is UploadedPicture =>
  typeof name === 'string' && /^upload-[a-z0-9-]{1,40}$/.test(name);

/**
 * Whether people who cannot see an uploaded picture are told what it shows. It may be used in drafts without, but not be
 * published.
 */
export const isDescribed = ({ alt }: { alt: string }): boolean => alt.trim() !== '';

/** A picture that the staff uploaded. */
export interface UploadedFile {
  /** Size of the largest file, in pixels. */
  width: number;
  height: number;
  /** The widths in which it exists. */
  widths: readonly number[];
  alt: string;
  /** What stays visible where a layout cuts the picture, as fractions of width and height; its middle without. */
  focus?: { x: number; y: number };
}
