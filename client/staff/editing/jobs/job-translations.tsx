import type { JobValues } from '../../../../src/contract/staff/jobs.ts';
import type { Translations } from '../../../../src/contract/translations.ts';
import type { TextValues } from '../translated-texts.ts';
import { TranslationFields } from '../translation-fields.tsx';
import { translatedJobFields } from './job-labels.ts';

interface JobTranslationsProps {
  values: JobValues & TextValues;
  onType(changes: TextValues): void;
  /** Empty for a job that is not stored yet. */
  stored?: Translations;
}

/** The texts of a job in other languages. */
export function JobTranslations({ values, onType, stored = {} }: JobTranslationsProps) {
  return (
    <TranslationFields
      fields={translatedJobFields}
      values={values}
      stored={stored}
      onType={onType}
      isWide
      explain={(language) =>
        `The pages in ${language} show these texts, and the English one where a text is missing or outdated.`
      }
    />
  );
}
