import { useEffect, useRef } from 'react';
import { explainWrongType, resumeHint } from '../../../src/content/resume-words.ts';
import { LIMITS } from '../../../src/contract/fields.ts';
import { isResumeFile, resumeTypes } from '../../../src/contract/job-application.ts';
import { describedBy, FieldFrame } from '../../shared/ui/field.tsx';
import { formatFileSize } from '../../shared/ui/file-size.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useWords } from '../page-data/site-context.tsx';
import './forms.css';

export interface Resume {
  file?: File;
  /** Why the last chosen file was refused. */
  error?: string;
}

interface ResumeFieldProps {
  id: string;
  resume: Resume;
  onChoose(resume: Resume): void;
  onWrongType(control: HTMLInputElement): void;
}

const ACCEPTED_TYPES = Object.entries(resumeTypes).flatMap(([ending, type]) => [`.${ending}`, type]);

export function ResumeField({ id, resume, onChoose, onWrongType }: ResumeFieldProps) {
  const words = useWords();
  const control = useRef<HTMLInputElement>(null);
  const hadFile = useRef(false);
  const { file, error } = resume;
  const frame = { id, label: words('uploads.label'), error, hint: resumeHint(words), wide: true };

  // A file may have been chosen before hydration, for which React sees no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only reads what the control holds on mount
  useEffect(() => {
    if (control.current) choose(control.current);
  }, []);

  // A file input is uncontrolled and keeps its file, so clearing the form must empty it explicitly.
  useEffect(() => {
    if (!file && hadFile.current && control.current) control.current.value = '';
    hadFile.current = file !== undefined;
  }, [file]);

  function choose(input: HTMLInputElement) {
    const chosen = input.files?.[0];
    if (!chosen) return;
    if (!isResumeFile(chosen)) {
      input.value = '';
      onChoose({ error: explainWrongType(words, chosen) });
      onWrongType(input);
    } else if (chosen.size > LIMITS.resumeBytes) {
      input.value = '';
      onChoose({
        error: words('uploads.tooBig', {
          file: chosen.name,
          size: formatFileSize(chosen.size),
          limit: formatFileSize(LIMITS.resumeBytes),
        }),
      });
    } else onChoose({ file: chosen });
  }

  return (
    <FieldFrame {...frame}>
      <div className="resume__control">
        <input
          ref={control}
          id={id}
          name="file"
          type="file"
          className="resume__input"
          accept={ACCEPTED_TYPES.join(',')}
          {...describedBy(frame)}
          onChange={(event) => choose(event.currentTarget)}
        />
        <span className="resume__choose" aria-hidden="true">
          {words('uploads.choose')}
        </span>
      </div>
      {file && (
        <p className="resume__file">
          <Icon name="check" />
          <span className="resume__name">{file.name}</span>
          <span className="resume__size">{formatFileSize(file.size)}</span>
          <button
            type="button"
            className="resume__remove"
            aria-label={words('uploads.removeFile', { file: file.name })}
            onClick={() => {
              onChoose({});
              control.current?.focus();
            }}
          >
            {words('uploads.remove')}
          </button>
        </p>
      )}
    </FieldFrame>
  );
}
