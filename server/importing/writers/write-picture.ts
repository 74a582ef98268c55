import type { UploadedPicture } from '../../../src/uploaded-picture.ts';
import { addAuditLine } from '../../audit/audit.queries.ts';
import { importSubject, pictureSubject } from '../../audit/subjects.ts';
import { titleOf } from '../../editing/media/add-picture.ts';
import { encodePicture } from '../../editing/media/encode-picture.ts';
import { findPicture, insertPicture, updatePicture } from '../../editing/media/media.queries.ts';
import { storeFiles } from '../../editing/media/picture-files.ts';
import { AppError } from '../../errors.ts';
import { libraryKey } from '../../files/library-files.ts';
import { newFileName } from '../../files/publication-store.ts';
import { redirectOfAddress } from '../addresses-of-source.ts';
import type { FoundPicture } from '../found-item.ts';
import type { Writer } from '../writing.ts';
import { leadHere } from './redirects.queries.ts';

/** Longer than any caption that describes a picture. */
const LONGEST_ALT = 400;
const LONGEST_TITLE = 200;

/** Adds a picture to the library. One that came before keeps its file; its title and description are changed. */
export const writePicture: Writer<FoundPicture> = async ({ parts, row, pictures }, item, found) => {
  const { publications, log, db } = parts;
  const title = found.title.trim().slice(0, LONGEST_TITLE).toWellFormed() || titleOf(found.address);
  const alt = found.alt.trim().slice(0, LONGEST_ALT).toWellFormed();
  if (item.act === 'change' && item.made_key !== null) {
    const key = item.made_key;
    const before = await findPicture(db, key);
    if (before === undefined) throw new AppError('CONFLICT', 'The picture has been removed meanwhile.');
    const { focus } = before;
    return async (trx) => {
      const version = await updatePicture(trx, before, { title, alt, focus });
      if (version === undefined) throw new AppError('CONFLICT', 'The picture has been edited meanwhile.');
      const made = { kind: 'picture' as const, key, version };
      return { made, before: { title: before.title, alt: before.alt, focus } };
    };
  }
  const bytes = await pictures.read(found.address);
  const encoded = await encodePicture(bytes);
  const name: UploadedPicture = `upload-${newFileName()}`;
  await storeFiles(publications, name, encoded, log);
  return async (trx) => {
    await insertPicture(trx, {
      name,
      title,
      alt,
      encoded,
      original: { type: encoded.type, bytes: bytes.length },
      memberId: demandMember(row.member_id),
    });
    await addAuditLine(trx, {
      memberId: row.member_id,
      action: 'picture added',
      subject: pictureSubject(name),
      detail: `${title} (${importSubject(row.id)})`,
      address: '',
    });
    const from = redirectOfAddress(found.address);
    if (from !== undefined)
      await leadHere(
        trx,
        from,
        `/media/${libraryKey(name, encoded.widths.at(-1) ?? encoded.width, 'jpg')}`,
        name,
      );
    return { made: { kind: 'picture', key: name, version: 1 } };
  };
};

/** The one who has started the import, as long as there is such a member. */
export function demandMember(memberId: string | null): string {
  if (memberId === null) throw new AppError('BAD_REQUEST', 'Whoever began the import is no member any more.');
  return memberId;
}
