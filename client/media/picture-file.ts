import { pictures } from './pictures.ts';

/** The address of a picture's file, for a tab of its own. */
export function pictureFile(name: string): string {
  return pictures[name as keyof typeof pictures]?.src ?? '';
}
