import type { DocumentId } from '../../content-id.ts';
import type { UploadedFile, UploadedPicture } from '../../uploaded-picture.ts';

/** The id of the element that holds the data of the preview, as JSON. */
export const PREVIEW_BLOCK_ID = 'preview-block';

/** The drafts of the whole site, from which the preview makes its pages. */
export interface SitePreview {
  /** The code of the language whose pages it shows. */
  language: string;
  /** The bodies of the documents that differ from the sample company's; null for a page that was taken down. */
  bodies: readonly (readonly [DocumentId, unknown])[];
  /** The translations of all documents into that language; none in English. */
  catalogues: readonly (readonly [DocumentId, object])[];
  uploads: readonly (readonly [UploadedPicture, UploadedFile])[];
  /** The origin that serves uploaded pictures and documents; '' means this site itself. */
  filesUrl: string;
}

/** Such as `sections.2.heading`. In other languages than English it is the key of the sentence, as catalogues have it. */
type PreviewPath = string;

/** What the editor tells the page in its frame. */
export type ToPreview =
  /** The body of the document; in other languages than English that of its translations. */
  | { type: 'show'; id: DocumentId; body: object }
  /** Scrolls to what the field at this path says. */
  | { type: 'focus'; path: PreviewPath };

/** What the page in the frame tells the editor. */
export type FromPreview =
  /** It can show something now. */
  | { type: 'ready' }
  /** A text or picture was clicked that this field holds. */
  | { type: 'pick'; id: DocumentId; path: PreviewPath }
  /** The draft cannot be shown: the page still shows what it was before. */
  | { type: 'fault'; message: string };
