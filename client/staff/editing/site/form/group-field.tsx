import { anchorFor } from './address-for.ts';
import { describeField } from './describe-field.ts';
import type { BranchProps } from './field-props.ts';
import { below, useFormActions } from './form-context.ts';

/** Fields that belong together. */
export function GroupField({ field, path, value, isNamed, renderField }: BranchProps<'group'>) {
  const values = typeof value === 'object' && value !== null ? value : {};
  const { set } = useFormActions();
  /** Gives an anchor to a section whose heading was just typed. */
  const fillIn = () => {
    for (const [name, schema] of field.fields) {
      const { madeFrom } = describeField(schema);
      if (madeFrom === undefined || Reflect.get(values, name) !== '') continue;
      const anchor = anchorFor(String(Reflect.get(values, madeFrom) ?? ''));
      if (anchor !== '') set(below(path, name), anchor);
    }
  };
  const fields = field.fields.map(([name, schema]) =>
    renderField({ schema, path: below(path, name), value: Reflect.get(values, name) }),
  );
  if (isNamed)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the fields within
      <div className="site-group" onBlur={fillIn}>
        {fields}
      </div>
    );
  return (
    <fieldset className="site-group site-group--framed" data-path={path} onBlur={fillIn}>
      <legend>{field.label}</legend>
      {field.help && <p className="field__hint">{field.help}</p>}
      {fields}
    </fieldset>
  );
}
