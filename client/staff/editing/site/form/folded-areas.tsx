import { useId, useState } from 'react';
import type * as z from 'zod';
import type { JsonObject } from '../../../../../src/contract/staff/document-body.ts';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { describeField } from './describe-field.ts';
import { isWithin, useSurroundings } from './form-context.ts';
import { FormField } from './form-field.tsx';

interface FoldedAreasProps {
  fields: readonly (readonly [name: string, schema: z.ZodType])[];
  body: JsonObject;
}

/** The areas of a document with hundreds of short texts, each folded to its name. */
export function FoldedAreas({ fields, body }: FoldedAreasProps) {
  return fields.map(([name, schema]) => <Area key={name} name={name} schema={schema} value={body[name]} />);
}

function Area({ name, schema, value }: { name: string; schema: z.ZodType; value: unknown }) {
  const { revealed } = useSurroundings();
  const [answered, setAnswered] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const bodyId = useId();
  if (answered !== revealed.request) {
    setAnswered(revealed.request);
    if (isWithin(revealed.path, name)) setIsOpen(true);
  }
  const field = describeField(schema);
  return (
    <section className="site-item" aria-label={field.label}>
      <div className="site-item__head">
        <button
          type="button"
          className="site-item__title"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <StaffIcon name="chevron-down" />
          <span>
            {field.label || name}
            {field.kind === 'group' && (
              <small>{field.fields.length === 1 ? '1 text' : `${field.fields.length} texts`}</small>
            )}
          </span>
        </button>
      </div>
      <div className="site-item__body" id={bodyId} hidden={!isOpen}>
        {isOpen && <FormField schema={schema} path={name} value={value} isNamed />}
      </div>
    </section>
  );
}
