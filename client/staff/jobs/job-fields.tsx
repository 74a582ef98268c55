import type { JobValues } from '../../../src/contract/staff/jobs.ts';
import { TextAreaInput, TextInput } from '../ui/text-input.tsx';
import { jobFields } from './job-words.ts';

interface JobFieldsProps {
  values: JobValues;
  onType(changes: Partial<JobValues>): void;
}

/** The public form's fields. */
export function JobFields({ values, onType }: JobFieldsProps) {
  return jobFields.map(([field, label]) => {
    const typed = {
      label,
      // As the server's input names it: its faults are told here.
      name: `values.${field}`,
      value: values[field],
      onType: (value: string) => onType({ [field]: value }),
    };
    if (field !== 'discription') return <TextInput key={field} {...typed} maxLength={200} />;
    return (
      <TextAreaInput
        key={field}
        {...typed}
        maxLength={5000}
        rows={10}
        hint="Lines stay lines; a line that begins with - or 1. is one of a list."
      />
    );
  });
}
