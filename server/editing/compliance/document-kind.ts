import type { UpdateObject } from 'kysely';
import { documentSubject } from '../../audit/subjects.ts';
import type { Database } from '../../database/schema.ts';
import type { ContentKind } from '../change-content.ts';
import { findStaffItem, type ItemRow, removeDraftItem, updateItem } from './compliance-editing.queries.ts';

export const documents: ContentKind<
  'document',
  { id: number },
  ItemRow,
  UpdateObject<Database, 'compliance_items'>
> = {
  name: 'document',
  subjectOf: ({ id }) => documentSubject(id),
  find: (db, { id }) => findStaffItem(db, id),
  update: updateItem,
  remove: removeDraftItem,
};
