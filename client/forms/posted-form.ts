import { createContext, useContext } from 'react';
import type { PlainFormName, PostedForm } from '../../src/contract/posted-form.ts';
import type { FormVariant } from './form-shell.tsx';

/** Given by the server to a page whose form came by plain POST and was not taken. */
export const PostedFormContext = createContext<PostedForm | undefined>(undefined);

/** What this form came with. The panels' forms are never sent that way. */
export function usePostedForm(form: PlainFormName, variant: FormVariant): PostedForm | undefined {
  const posted = useContext(PostedFormContext);
  return variant === 'page' && posted?.form === form ? posted : undefined;
}
