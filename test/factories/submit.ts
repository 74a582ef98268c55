import { takeInAll } from '../../server/inbox/inbox-intake.ts';
import { postLegacy } from '../doors/doors.ts';
import type { TestServer } from '../environment/app.ts';
import { receiptOf } from './stored.ts';

/** The legacy path of each form. */
export const legacyPaths = {
  contact: '/Master/SubmitUserRequest',
  quotation: '/Master/SubmitQuotationRequest',
  application: '/Master/SubmitJobAplicationDetails',
  posting: '/Master/SubmitJobDetails',
};

/** Submits a form as a legacy client does, and adds it to the inbox. @returns its reference. */
export async function submit(
  { app, db }: Pick<TestServer, 'app' | 'db'>,
  kind: keyof typeof legacyPaths,
  values: Record<string, unknown> | FormData,
): Promise<string> {
  const { reference } = receiptOf(await postLegacy(app, legacyPaths[kind], values));
  await takeInAll(db);
  return reference;
}
