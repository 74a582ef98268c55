import { useEffect, useRef } from 'react';
import { LIMITS } from '../../src/contract/fields.ts';
import { isResumeFile, type ResumeType, resumeTypes } from '../../src/contract/job-application.ts';
import { describedBy, FieldFrame } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { sizeOf } from './file-size.ts';
import './resume-field.css';

export interface Resume {
  file?: File;
  /** Why the file that was chosen last is not taken. */
  error?: string;
}

interface ResumeFieldProps {
  id: string;
  /** What the file dialog offers. Whether a file is taken is the contract's to say. */
  offered: readonly ResumeType[];
  resume: Resume;
  onChoose(resume: Resume): void;
  onWrongType(control: HTMLInputElement): void;
}

export function ResumeField({ id, offered, resume, onChoose, onWrongType }: ResumeFieldProps) {
  const control = useRef<HTMLInputElement>(null);
  const { file, error } = resume;
  const hint = `${listed(offered)}, at most ${sizeOf(LIMITS.resumeBytes)}.`;
  const frame = { id, label: 'Resume (optional)', error, hint, wide: true };

  // The control keeps its file until it is told otherwise: when the form is cleared, and when it is not taken.
  useEffect(() => {
    if (!file && control.current) control.current.value = '';
  }, [file]);

  function choose(input: HTMLInputElement) {
    const chosen = input.files?.[0];
    if (!chosen) return;
    if (!isResumeFile(chosen)) {
      input.value = '';
      onWrongType(input);
    } else if (chosen.size > LIMITS.resumeBytes) {
      input.value = '';
      onChoose({
        error: `Resume: ${chosen.name} is ${sizeOf(chosen.size)}; at most ${sizeOf(LIMITS.resumeBytes)} can be sent.`,
      });
    } else onChoose({ file: chosen });
  }

  return (
    <FieldFrame {...frame}>
      <input
        ref={control}
        id={id}
        name="file"
        type="file"
        className="resume__input"
        accept={offered.flatMap((type) => [`.${type}`, resumeTypes[type]]).join(',')}
        {...describedBy(frame)}
        onChange={(event) => choose(event.currentTarget)}
      />
      {file && (
        <p className="resume__file">
          <Icon name="check" />
          <span className="resume__name">{file.name}</span>
          <span className="resume__size">{sizeOf(file.size)}</span>
          <button
            type="button"
            className="resume__remove"
            onClick={() => {
              onChoose({});
              control.current?.focus();
            }}
          >
            Remove <span className="visually-hidden">{file.name}</span>
          </button>
        </p>
      )}
    </FieldFrame>
  );
}

const listed = (types: readonly ResumeType[]) =>
  types
    .map((type) => type.toUpperCase())
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');
