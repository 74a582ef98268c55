import type { ColumnType, Generated } from 'kysely';
import type { OptionalTimestamp, Timestamp } from './columns.ts';

export interface MediaTables {
  media: MediaTable;
}

/** Pictures that the staff uploaded for the site. */
export interface MediaTable {
  id: Generated<number>;
  /** As documents refer to it, and the beginning of its files' names. */
  name: string;
  title: string;
  /** What it shows, by locale. */
  descriptions: ColumnType<Record<string, string>, string, string>;
  member_id: string | null;
  /** The media type and the bytes of the file that was uploaded. */
  original_type: string;
  original_bytes: number;
  /** Of the largest file, in pixels. */
  width: number;
  height: number;
  widths: number[];
  /** Fractions of width and height. */
  focus_x: Generated<number>;
  focus_y: Generated<number>;
  /** The name of the picture that it was cut from, and the rectangle in fractions of that one. */
  cropped_from: string | null;
  crop: ColumnType<CropRectangle | null, string | null, never>;
  version: Generated<number>;
  created_at: Timestamp;
  /** Its files are no longer served then, and are swept away. */
  removed_at: OptionalTimestamp;
}

interface CropRectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}
