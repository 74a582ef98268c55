import type { ReplyField, ReplyTemplates } from '../../src/content/reply-templates.ts';
import { type Site, siteIn } from '../../src/content/site.ts';
import type { ReplyTemplate } from '../../src/contract/staff/conversation.ts';

/** What a reply's templates are filled in with. */
export type ReplyFields = Readonly<Record<ReplyField, string>>;

type Template = ReplyTemplates['templates'][number];

/**
 * The templates for a kind of submission with their fields filled in, in every language of the site; that of the sender
 * comes first. A language into which a template is not translated is left out.
 */
export function fillTemplates(
  site: Site,
  { kind, locale, fieldsIn }: { kind: string; locale: string; fieldsIn(site: Site): ReplyFields },
): ReplyTemplate[] {
  const sites = languagesFor(site, locale);
  return site.replies.templates.flatMap((template, index) =>
    template.for === 'any' || template.for === kind
      ? [sites.flatMap((each) => fillTemplate(template, each, index, fieldsIn(each)))]
      : [],
  );
}

/** The site in each of its languages, that of the sender first. */
export function languagesFor(site: Site, locale: string): Site[] {
  const senders = site.languages.find((language) => language.locale === locale) ?? site.language;
  const languages = [senders, ...site.languages.filter((language) => language !== senders)];
  return languages.map(({ code }) => siteIn(site, code));
}

function fillTemplate(template: Template, site: Site, index: number, fields: ReplyFields): ReplyTemplate {
  const found = site.replies.templates[index];
  // An untranslated text is the English one.
  if (found === undefined || (found !== template && found.text === template.text)) return [];
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name) => fields[name as ReplyField] ?? whole);
  return [
    {
      name: found.name,
      locale: site.locale as ReplyTemplate[number]['locale'],
      subject: fill(found.subject).replace(/\s+/g, ' '),
      text: fill(found.text),
    },
  ];
}
