import type { PublicationStore } from './publication-store.ts';
import type { ResumeStore } from './resume-store.ts';

/** The stores of the files that rows refer to. */
export interface FileStores {
  resumes: ResumeStore;
  publications: PublicationStore;
}
