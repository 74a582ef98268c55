import { z } from 'zod';
import { referenceInput } from './inbox.ts';

/** What a member does with an open item, from least to most. */
export const doings = ['looking', 'note', 'reply'] as const;
export type Doing = (typeof doings)[number];

/** A page reports this often what its member does, and is forgotten after some reports did not come. */
export const PRESENCE_EVERY_MS = 8_000;
export const PRESENCE_LASTS_MS = 24_000;

/** An open page of a browser, chosen by it at random. */
const page = z.uuid();
export const presenceInput = referenceInput.extend({ page, doing: z.enum(doings) });
export const leaveInput = z.object({ page });

const presentMember = z.object({ id: z.string(), name: z.string(), doing: z.enum(doings) });
export type PresentMember = z.infer<typeof presentMember>;
export const presentMembers = z.array(presentMember);
