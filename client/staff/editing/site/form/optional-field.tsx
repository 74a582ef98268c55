import type { ReactNode } from 'react';
import type * as z from 'zod';
import { Button } from '../../../ui/button.tsx';
import { createBlank } from './blank.ts';
import type { Field } from './describe-field.ts';
import { useFormActions, useSurroundings } from './form-context.ts';

/** Stands in the place of a field that the document does without. */
export function AddOptional({ schema, field, path }: { schema: z.ZodType; field: Field; path: string }) {
  const { set, reveal } = useFormActions();
  const { isReadOnly } = useSurroundings();
  if (isReadOnly) return null;
  return (
    <div className="site-add" data-path={path}>
      <Button
        kind="plain"
        icon="plus"
        title={field.help}
        onClick={() => {
          set(path, createBlank(schema));
          reveal(path);
        }}
      >
        {field.label}
      </Button>
    </div>
  );
}

export function OptionalFrame({
  field,
  path,
  children,
}: {
  field: Field;
  path: string;
  children: ReactNode;
}) {
  const { remove } = useFormActions();
  const { isReadOnly } = useSurroundings();
  return (
    <div className="site-optional">
      {children}
      {!isReadOnly && (
        <span className="site-optional__remove">
          <Button
            kind="plain"
            icon="close"
            label={`Remove “${field.label}”`}
            onClick={() => remove(path, field.label)}
          />
        </span>
      )}
    </div>
  );
}
