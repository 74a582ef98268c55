import { z } from 'zod';
import { list } from './values.ts';

export interface StaffSettings {
  /** Encrypts second factors and signs sessions. Absent: one is generated and stored under `dataDir`. */
  staffSecret: string | undefined;
  /** Earlier secrets, with which some data may still be encrypted. */
  oldStaffSecrets: string[];
}

export const staffSettings = z
  .object({
    STAFF_SECRET: z
      .string()
      .min(32, 'must be at least 32 characters')
      // The value in deploy/kubernetes/secret.example.yaml is public.
      .refine((secret) => !secret.includes('change-me'), 'must be one of your own')
      .optional(),
    STAFF_SECRET_OLD: list
      .pipe(z.array(z.string().min(32, 'must be secrets of at least 32 characters, separated by commas')))
      .default([]),
  })
  .transform(
    ({ STAFF_SECRET, STAFF_SECRET_OLD }): StaffSettings => ({
      staffSecret: STAFF_SECRET,
      oldStaffSecrets: STAFF_SECRET_OLD,
    }),
  );
