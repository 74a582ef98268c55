import { z } from 'zod';
import { optionalText, requiredText } from '../fields.ts';
import { baseVersion, documentId, documentInput, saveId, version } from './site.ts';

/** An address of this site that can be typed. */
const address = z
  .string()
  .trim()
  .max(200)
  .regex(/^\/[A-Za-z0-9._~/-]*$/, 'Letters, digits, hyphens and slashes only, beginning with a slash.')
  .refine((path) => !path.includes('//') && (path === '/' || !path.endsWith('/')), 'One slash at a time.')
  .transform((path) => path as `/${string}`);

/** Addresses that would be lost, each typed again by the person who accepts that. */
export const confirmed = z.array(z.string().trim().max(200)).max(100).default([]);

/** Adds a page as a draft. */
export const createPageInput = z.object({
  path: address,
  name: requiredText,
  /** Takes over what another page says, but for its address and name. */
  copyOf: documentId.optional(),
});
export const createdPage = z.object({ document: documentId, version });

/** Gives the draft another address. Visitors are led from the old one once it is published. */
export const renamePageInput = documentInput.extend({
  basedOn: baseVersion,
  path: address,
  saveId,
  confirmed,
});

/** Takes a public page down: its address answers 410. */
export const withdrawInput = documentInput.extend({ confirmed, note: optionalText });
