import { memo } from 'react';
import { filmNames } from '../../../../../src/content/schema/film-names.ts';
import { ChoiceField } from './choice-field.tsx';
import { ColourField } from './colour-field.tsx';
import { ColoursField } from './colours-field.tsx';
import { describeField, type Field } from './describe-field.ts';
import type { FormFieldProps, InputProps, RenderField } from './field-props.ts';
import { FixedField } from './fixed-field.tsx';
import { useFormActions, useSurroundings } from './form-context.ts';
import { GroupField } from './group-field.tsx';
import { IconField } from './icon-field.tsx';
import { LinkField } from './link-field.tsx';
import { ListField } from './list-field.tsx';
import { NumberField } from './number-field.tsx';
import { AddOptional, OptionalFrame } from './optional-field.tsx';
import { PictureField } from './picture-field.tsx';
import { SwatchField } from './swatch-field.tsx';
import { TextField } from './text-field.tsx';
import { TickField } from './tick-field.tsx';
import { VariantField } from './variant-field.tsx';

/** Renders the field of a schema: the whole form of a document follows from its schema. */
export const FormField = memo(function FormField({ schema, label, ...place }: FormFieldProps) {
  const described = describeField(schema);
  const field = label === undefined ? described : { ...described, label };
  if (!field.isOptional || field.kind === 'tick') return <Control field={field} {...place} />;
  if (place.value === undefined) return <AddOptional schema={schema} field={field} path={place.path} />;
  return (
    <OptionalFrame field={field} path={place.path}>
      <Control field={field} {...place} />
    </OptionalFrame>
  );
});

const renderField: RenderField = (props) => <FormField key={props.path} {...props} />;

type ControlProps = Omit<FormFieldProps, 'schema' | 'label'> & { field: Field };

function Control({ field, path, value, isNamed = false }: ControlProps) {
  const { set } = useFormActions();
  const { faults, fixed } = useSurroundings();
  const reason = fixed.get(path);
  if (reason !== undefined)
    return <FixedField label={field.label} path={path} value={value} reason={reason} />;
  const shared = { path, value, fault: faults.get(path), onChange: (next: unknown) => set(path, next) };
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} {...shared} />;
    case 'number':
      return <NumberField field={field} {...shared} />;
    case 'choice':
      return field.control === 'topic' ? (
        <SwatchField field={field} {...shared} />
      ) : (
        <ChoiceField field={field} {...shared} />
      );
    case 'tick':
      return <TickField field={field} {...shared} />;
    case 'group':
      return field.control === 'colours' ? (
        <ColoursField field={field} path={path} value={value} isNamed={isNamed} renderField={renderField} />
      ) : (
        <GroupField field={field} path={path} value={value} isNamed={isNamed} renderField={renderField} />
      );
    case 'list':
      return (
        <ListField field={field} path={path} value={value} isNamed={isNamed} renderField={renderField} />
      );
    case 'variants':
      return (
        <VariantField field={field} path={path} value={value} isNamed={isNamed} renderField={renderField} />
      );
    case 'fixed':
      return null;
  }
}

function TextControl(props: InputProps<'text'>) {
  switch (props.field.control) {
    case 'link':
      return <LinkField {...props} />;
    case 'picture':
      return <PictureField {...props} />;
    case 'icon':
      return <IconField {...props} />;
    case 'film':
      return <ChoiceField {...props} field={{ ...props.field, kind: 'choice', choices: filmNames }} />;
    case 'colour':
      return <ColourField {...props} />;
    default:
      return <TextField {...props} />;
  }
}
