import { AppError } from '../../errors.ts';
import { redirectOfAddress } from '../addresses-of-source.ts';
import { scopeOf } from '../former-site.ts';
import type { FoundAddress } from '../found-item.ts';
import type { Writer } from '../writing.ts';
import { findMovedOf, pathOfMoved } from './moved-things.queries.ts';
import { leadHere } from './redirects.queries.ts';

/** A former address that leads to what has moved in. */
export const writeAddress: Writer<FoundAddress> = async ({ parts: { db }, row }, _item, { from, to }) => {
  const path = redirectOfAddress(from);
  if (path === undefined) throw new AppError('BAD_REQUEST', 'Such an address cannot lead elsewhere.');
  const moved = await findMovedOf(db, scopeOf(row), to);
  const target = moved && (await pathOfMoved(db, moved));
  if (moved === undefined || target === undefined)
    throw new AppError('BAD_REQUEST', 'What it led to has not moved in, or has no address here.');
  const owner = moved.kind === 'page' ? moved.key : `${moved.kind} ${moved.key}`;
  return async (trx) => {
    if (!(await leadHere(trx, path, target, owner)))
      throw new AppError('CONFLICT', 'The address leads somewhere else here already.');
    return { made: { kind: 'address', key: path, version: 1 } };
  };
};
