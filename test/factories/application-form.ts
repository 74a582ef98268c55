import { makePdf } from './files/resumes.ts';
import { makeApplication } from './rows.ts';

/** An application with its resume, as a browser's form would send it. */
export function makeApplicationForm(
  changes: Parameters<typeof makeApplication>[0] = {},
  resume: Buffer = makePdf(),
  name = 'cv.pdf',
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(makeApplication(changes))) form.append(field, value);
  form.append('file', new File([new Uint8Array(resume)], name));
  return form;
}
