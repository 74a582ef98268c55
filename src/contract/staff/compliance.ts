import { z } from 'zod';
import { requiredText } from '../fields.ts';
import { formDataOf } from '../typed-form-data.ts';
import { contentEvent, version } from './content.ts';
import { uploadedFile } from './uploaded-file.ts';

/** How many calendar days, in India, before a document expires the staff is warned. */
export const LAPSE_WARNING_DAYS = [60, 15] as const;

/** Calendar days, both inclusive; null means no limit. */
const validity = { validFrom: z.string().nullable(), validUntil: z.string().nullable() };

const complianceVersion = z.object({
  /** Null for a document that was supplied with the site. */
  versionId: z.int().nullable(),
  ComplianceDocumentPath: z.string(),
  /**
   * 64 hexadecimal digits. Hash and size are null for a file that is not in our store, and for documents that were
   * supplied with the site when they are listed.
   */
  sha256: z.string().nullable(),
  size: z.int().nullable(),
  ...validity,
  storedAt: z.string(),
  storedBy: z.string().nullable(),
  /** Whether this is the version that the public sees if the item is published. */
  isCurrent: z.boolean(),
});
export type ComplianceVersion = z.infer<typeof complianceVersion>;

const staffComplianceEntry = z.object({
  id: z.int(),
  ComplianceName: z.string(),
  published: z.boolean(),
  versions: z.int(),
  /** Null while no version is valid yet. */
  current: complianceVersion.nullable(),
  /** Days until the last valid version expires: negative once it has expired, null if it never does. */
  daysLeft: z.int().nullable(),
});
export type StaffComplianceEntry = z.infer<typeof staffComplianceEntry>;
export const staffComplianceList = z.array(staffComplianceEntry);

export const staffComplianceItem = staffComplianceEntry.omit({ versions: true, current: true }).extend({
  version,
  /** Whether it was ever public. Only an item that never was can be deleted. */
  wasPublished: z.boolean(),
  /** Newest first. */
  versions: z.array(complianceVersion),
  events: z.array(contentEvent),
});
export type StaffComplianceItem = z.infer<typeof staffComplianceItem>;

const id = z.int().min(1).max(2_147_483_647);
export const complianceInput = z.object({ id });
export const complianceVersionInput = complianceInput.extend({ version });
export const renameComplianceInput = complianceVersionInput.extend({ ComplianceName: requiredText });
export const publishComplianceInput = complianceVersionInput.extend({ published: z.boolean() });

const day = z
  .union([z.literal(''), z.iso.date()], 'must be a date')
  .nullish()
  .transform((value) => value || null);
const days = { validFrom: day, validUntil: day };
const inOrder = ({ validFrom, validUntil }: { validFrom: string | null; validUntil: string | null }) =>
  validFrom === null || validUntil === null || validFrom <= validUntil;
const outOfOrder = { path: ['validUntil'], error: 'must not be before the first day' };

export const complianceDaysInput = complianceVersionInput
  .extend({ versionId: id, ...days })
  .refine(inOrder, outOfOrder);

export const removeVersionInput = complianceVersionInput.extend({ versionId: id });

const file = uploadedFile('a PDF');
export const createComplianceInput = formDataOf(
  z.object({ ComplianceName: requiredText, ...days, file }).refine(inOrder, outOfOrder),
);
const number = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);
export const addComplianceVersionInput = formDataOf(
  z.object({ id: number.pipe(id), version: number.pipe(version), ...days, file }).refine(inOrder, outOfOrder),
);
export const changedCompliance = z.object({ id: z.int(), version });
