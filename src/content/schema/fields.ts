import * as z from 'zod';
import { isUploadedPicture } from '../../uploaded-picture.ts';
import { filmNames } from './film-names.ts';
import { iconNames } from './icon-names.ts';
import type { PictureReference } from './picture-names.ts';
import { pictureNames } from './picture-names.ts';

/** The controls of the editor. A field without one gets the control that its type suggests. */
export type Control =
  | ('line' | 'paragraph' | 'link' | 'picture' | 'icon' | 'film' | 'topic' | 'colour')
  /** The group of the company's two. */
  | 'colours';

declare module 'zod' {
  interface GlobalMeta {
    /** The name of the field in the editor. */
    label?: string;
    /** One sentence below the field. */
    help?: string;
    control?: Control;
    /** What one item of a list is called: “Add a question”. */
    item?: string;
    /** The field whose value names an item of a list while it is folded, such as `title`. */
    title?: string;
    /** The field beside it that an address is made from, as long as nobody has typed one. */
    madeFrom?: string;
    /** Words that visitors read. They are translated, searched, and checked for tokens. */
    words?: true;
  }
}

interface TextOptions {
  label: string;
  help?: string;
  /** The longest text that the design has room for, in characters. */
  most?: number;
  /** The shortest text that may be published. */
  least?: number;
}

const LONGEST_LINE = 200;
const LONGEST_PARAGRAPH = 2_000;

/** One line that visitors read. A draft may leave it empty, a publication may not. */
export const line = ({ most = LONGEST_LINE, least = 1, ...meta }: TextOptions) =>
  z
    .string()
    .refine((value) => !/[\r\n]/.test(value), 'This is one line: please take the line break out.')
    .refine((value) => value.trim().length >= least, sayTooShort(least))
    .max(most, `At most ${most} characters fit here.`)
    .meta({ control: 'line', words: true, ...meta });

/** Sentences that visitors read. */
export const paragraph = ({ most = LONGEST_PARAGRAPH, least = 1, ...meta }: TextOptions) =>
  z
    .string()
    .refine((value) => value.trim().length >= least, sayTooShort(least))
    .max(most, `At most ${most} characters fit here.`)
    .meta({ control: 'paragraph', words: true, ...meta });

const sayTooShort = (least: number) =>
  least === 1 ? 'Please fill this in.' : `At least ${least} characters are needed here.`;

/** What visitors do not read as words, such as a number to dial. It is neither translated nor searched. */
export const code = (meta: { label: string; help?: string }, pattern: RegExp, fault: string) =>
  z
    .string()
    .regex(pattern, fault)
    .max(LONGEST_LINE)
    .meta({ control: 'line', ...meta });

/** A list that the editor can extend, reorder and shorten. */
export const list = <Item extends z.ZodType>(
  item: Item,
  meta: { label: string; help?: string; item: string; title?: string; least?: number; most?: number },
) => {
  const { least = 0, most = 200, ...shown } = meta;
  return z
    .array(item)
    .min(least, `At least ${least} are needed here.`)
    .max(most, `At most ${most} fit here.`)
    .readonly()
    .meta(shown);
};

/** An address on this site: a page, optionally with an anchor, or a file below /media/. */
export const path = (meta: { label: string; help?: string }) =>
  z.custom<`/${string}`>(isPath, 'Please choose a page of this site.').meta({ control: 'link', ...meta });

const isPath = (value: unknown) => typeof value === 'string' && /^\/(?![/\\])[^\s\\<>"]*$/.test(value);

/** An address on this site, or anywhere else: of another site, of a mailbox, or a number to dial. */
export type AnyAddress = `/${string}` | `${'https' | 'http'}://${string}` | `${'mailto' | 'tel'}:${string}`;
export const anyAddress = (meta: { label: string; help?: string }) =>
  z
    .custom<AnyAddress>(
      (value) => isPath(value) || isForeign(value),
      'Please choose a page of this site, or enter an address that begins with https://.',
    )
    .meta({ control: 'link', ...meta });

const isForeign = (value: unknown) =>
  typeof value === 'string' &&
  /^(?:https?:\/\/|mailto:|tel:)[^\s\\<>"]+$/.test(value) &&
  value.length <= 2_000;

export const picture = (meta: { label: string; help?: string }) =>
  z
    .custom<PictureReference>(
      (value) => isUploadedPicture(value) || (pictureNames as readonly unknown[]).includes(value),
      'Please choose a picture.',
    )
    .meta({ control: 'picture', ...meta });

export const icon = (meta: { label: string; help?: string } = { label: 'Icon' }) =>
  z
    .custom<(typeof iconNames)[number]>(
      (value) => (iconNames as readonly unknown[]).includes(value),
      'Please choose an icon.',
    )
    .meta({ control: 'icon', ...meta });

export const film = (meta: { label: string; help?: string } = { label: 'Film' }) =>
  z
    .custom<(typeof filmNames)[number]>(
      (value) => (filmNames as readonly unknown[]).includes(value),
      'Please choose a film.',
    )
    .meta({ control: 'film', ...meta });

/** Sets the colours of a page: the hero's background, icon tiles and cards. */
export const topics = [
  'guarding',
  'control',
  'electronic',
  'hospital',
  'bank',
  'consulting',
  'fire',
  'facility',
  'cleaning',
  'cash',
  'people',
  'training',
] as const;
export type Topic = (typeof topics)[number];

export const topic = (meta: { label: string; help?: string } = { label: 'Colour' }) =>
  z.enum(topics).meta({ control: 'topic', ...meta });

/** The words of a link with the address that it leads to. */
export const link = (meta: { label: string; help?: string }) =>
  z
    .strictObject({
      label: line({ label: 'Words of the link', most: 80 }),
      path: path({ label: 'Leads to' }),
    })
    .meta(meta);
export type Link = z.infer<ReturnType<typeof link>>;
