import { type FocusEvent, useMemo, useState } from 'react';
import type * as z from 'zod';
import type { JsonObject } from '../../../../src/contract/staff/document-body.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { describeField } from './form/describe-field.ts';
import type { FormFieldProps } from './form/field-props.ts';
import { FoldedAreas } from './form/folded-areas.tsx';
import { below, FormActionsContext, FormSurroundingsContext } from './form/form-context.ts';
import { FormField } from './form/form-field.tsx';
import type { FormParts } from './use-form-parts.ts';
import './form/form.css';

interface DocumentFormProps {
  schema: z.ZodType;
  body: JsonObject;
  form: FormParts;
  label: string;
  /** Called with the path of the field that has the focus. */
  onFocus(path: string): void;
  /** Whether it has so many fields that they need a search of their own. */
  isSearchable: boolean;
}

/** The form of a whole document, made from its schema. */
export function DocumentForm({ schema, body, form, label, onFocus, isSearchable }: DocumentFormProps) {
  const [words, setWords] = useState('');
  const found = useMemo(
    () => (isSearchable && words.trim() !== '' ? findFields(schema, body, words) : undefined),
    [isSearchable, schema, body, words],
  );
  const noticeFocus = ({ target }: FocusEvent) => {
    const path = target.closest<HTMLElement>('[data-path]')?.dataset.path;
    if (path !== undefined) onFocus(path);
  };
  const areas = listAreas(schema);
  return (
    <FormActionsContext value={form.actions}>
      <FormSurroundingsContext value={form.surroundings}>
        {isSearchable && (
          <div className="site-form__search">
            <TextInput label="Search these texts" type="search" value={words} onType={setWords} />
            {found && <p role="status">{found.length === 1 ? '1 text' : `${found.length} texts`}</p>}
          </div>
        )}
        {/* No form element: nothing is submitted, and the choosers within have forms of their own. */}
        <section className="site-form" aria-label={label} onFocus={noticeFocus}>
          {found?.map((field) => (
            <FormField key={field.path} {...field} />
          ))}
          {found === undefined && isSearchable && areas !== undefined && (
            <FoldedAreas fields={areas} body={body} />
          )}
          {found === undefined && !(isSearchable && areas) && (
            <FormField schema={schema} path="" value={body} isNamed />
          )}
        </section>
      </FormSurroundingsContext>
    </FormActionsContext>
  );
}

/** The fields of a document that consists of areas, such as those of the labels; undefined for any other. */
function listAreas(schema: z.ZodType) {
  const field = describeField(schema);
  if (field.kind !== 'group') return undefined;
  const isAreas = field.fields.every(([, each]) => describeField(each).kind === 'group');
  return isAreas ? field.fields : undefined;
}

/** The text fields of a document whose label or text contains the words, wherever they stand. */
function findFields(schema: z.ZodType, value: unknown, words: string, path = ''): FormFieldProps[] {
  const field = describeField(schema);
  if (field.kind === 'group')
    return field.fields.flatMap(([name, each]) =>
      findFields(
        each,
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
        words,
        below(path, name),
      ),
    );
  const wanted = words.trim().toLocaleLowerCase('en-IN');
  const text = `${field.label} ${typeof value === 'string' ? value : ''}`.toLocaleLowerCase('en-IN');
  return field.kind === 'text' && text.includes(wanted) ? [{ schema, path, value }] : [];
}
