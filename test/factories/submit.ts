import { takeInAll } from '../../server/staff/inbox/inbox-intake.ts';
import { postLegacy } from '../doors/doors.ts';
import type { TestServer } from '../environment/app.ts';
import { receiptOf } from './stored.ts';

/** Where legacy clients send each form. */
export const legacyPaths = {
  contact: '/Master/SubmitUserRequest',
  quotation: '/Master/SubmitQuotationRequest',
  application: '/Master/SubmitJobAplicationDetails',
  posting: '/Master/SubmitJobDetails',
};

/** Sends a form in as a legacy client does, and lists it in the inbox. @returns its reference. */
export async function submit(
  { app, db }: Pick<TestServer, 'app' | 'db'>,
  kind: keyof typeof legacyPaths,
  values: Record<string, unknown> | FormData,
): Promise<string> {
  const { reference } = receiptOf(await postLegacy(app, legacyPaths[kind], values));
  await takeInAll(db);
  return reference;
}
