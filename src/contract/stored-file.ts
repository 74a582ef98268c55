import { resumeTypes } from './job-application.ts';

/** The files that the staff's mails carry, by extension: those of resumes, and what a phone's camera makes. */
export const storedFileTypes = { ...resumeTypes, jpg: 'image/jpeg', png: 'image/png' } as const;
export type StoredFileType = keyof typeof storedFileTypes;
