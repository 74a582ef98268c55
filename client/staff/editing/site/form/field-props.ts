import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { Field } from './describe-field.ts';

export interface FormFieldProps {
  schema: z.ZodType;
  /** Where the value stands in the document, such as `sections.2.heading`. */
  path: string;
  value: unknown;
  /** Replaces the label of the schema, such as “Paragraph 3” for an item. */
  label?: string;
  /** Whether a heading above it says its name already. */
  isNamed?: boolean;
}

/** Renders a field within a group or list, which cannot import the form that consists of them. */
export type RenderField = (props: FormFieldProps) => ReactNode;

type OfKind<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>;

/** A control for one value. */
export interface InputProps<Kind extends Field['kind']> {
  field: OfKind<Kind>;
  path: string;
  value: unknown;
  fault: string | undefined;
  onChange(value: unknown): void;
}

/** A field that consists of fields. */
export interface BranchProps<Kind extends Field['kind']> {
  field: OfKind<Kind>;
  path: string;
  value: unknown;
  isNamed: boolean;
  renderField: RenderField;
}
