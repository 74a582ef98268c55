import { findSalaryFaults } from '../../../../src/contract/staff/job-salary.ts';
import type { JobValues } from '../../../../src/contract/staff/jobs.ts';
import { TextAreaInput, TextInput } from '../../ui/text-input.tsx';
import { jobFields } from './job-labels.ts';

interface JobFieldsProps {
  values: JobValues;
  onType(changes: Partial<JobValues>): void;
  /** The stored values. Visitors and older clients may have sent a salary that is not an amount. */
  stored?: JobValues;
}

/** The fields of the public form. */
export function JobFields({ values, onType, stored }: JobFieldsProps) {
  const oddSalaries = stored ? findSalaryFaults(stored) : [];
  return jobFields.map(([field, label]) => {
    const typed = {
      label,
      // The path in the procedure's input, by which the server reports faults.
      name: `values.${field}`,
      value: values[field],
      onType: (value: string) => onType({ [field]: value }),
    };
    if (field !== 'discription') {
      const odd = oddSalaries.find((fault) => fault.field === field && values[field] === stored?.[field]);
      const hint = odd && `It came in as “${values[field]}”. It ${odd.reason}.`;
      return <TextInput key={field} {...typed} hint={hint} maxLength={200} />;
    }
    return (
      <TextAreaInput
        key={field}
        {...typed}
        maxLength={5000}
        rows={10}
        hint="Line breaks are kept. Start a line with - or 1. to make a list."
      />
    );
  });
}
