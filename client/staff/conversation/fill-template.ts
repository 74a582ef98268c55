import type { ReplyForm, ReplyTemplate } from '../../../src/contract/staff/conversation.ts';
import type { ReplyDraft } from './use-reply-draft.ts';

/** Stands between the two languages of a text. */
const BETWEEN = '\n\n———\n\n';

/** A template's subject and text in the chosen language, or in both; in its first language where it lacks that one. */
export function fillTemplate(
  { templates }: Pick<ReplyForm, 'templates'>,
  { template, language }: Pick<ReplyDraft, 'template' | 'language'>,
): { subject: string; text: string } | undefined {
  const filled = template === '' ? undefined : templates[Number(template)];
  const [first] = filled ?? [];
  if (filled === undefined || first === undefined) return undefined;
  if (language === 'both')
    return { subject: first.subject, text: filled.map(({ text }) => text).join(BETWEEN) };
  return filled.find(({ locale }) => locale === language) ?? first;
}

/** The subject that the form offers: the template's, or without one its own, in the chosen language. */
export function offerSubject(
  form: Pick<ReplyForm, 'templates' | 'subjects'>,
  chosen: Pick<ReplyDraft, 'template' | 'language'>,
): string {
  const { subjects } = form;
  const own = subjects.find(({ locale }) => locale === chosen.language) ?? subjects[0];
  return fillTemplate(form, chosen)?.subject ?? own?.subject ?? '';
}

/** The languages that a reply can be written in; both together where there are two. */
export function listLanguages({ templates, locale }: Pick<ReplyForm, 'templates' | 'locale'>): string[] {
  const locales = [...new Set([locale, ...templates.flatMap((each) => each.map((filled) => filled.locale))])];
  return locales.length === 2 ? [...locales, 'both'] : locales;
}

export const templateName = (template: ReplyTemplate, language: string): string =>
  (template.find(({ locale }) => locale === language) ?? template[0])?.name ?? '';
