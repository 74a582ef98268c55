import { type DocumentId, isPageId } from '../content-id.ts';
import { type Language, source, translated } from '../languages.ts';
import type { UploadedFile, UploadedPicture } from '../uploaded-picture.ts';
import { type Catalogue, type Catalogues, translate } from './catalogue.ts';
import type { Clients } from './clients.ts';
import type { Closing } from './closing.ts';
import { type SingleDocuments, sampleIds, sampleOf } from './documents.ts';
import { sampleFacts } from './facts.ts';
import type { Galleries } from './galleries.ts';
import type { Home } from './home.ts';
import { type Identity, sampleIdentity } from './identity.ts';
import { type InterfaceWords, sampleInterface } from './interface.ts';
import type { Leaders } from './leaders.ts';
import { type Letters, sampleLetters } from './letters.ts';
import { type CompiledMessages, compileMessages, resolveMessages } from './messages.ts';
import type { Navigation } from './navigation.ts';
import type { PictureDescriptions } from './pictures.ts';
import type { Presence } from './presence.ts';
import { type ReplyTemplates, replyFields } from './reply-templates.ts';
import type { Page } from './schema/page.ts';
import type { Synonyms } from './synonyms.ts';
import { resolveTokens, type Tokens, tokensOf } from './tokens.ts';
import { createI18n, type LetterWords, type Words, wordsOf } from './words.ts';

/** A page with the id of its document, which stays when its address changes. */
export interface SitePage extends Page {
  id: `page:${string}`;
  /** Whether it is English on the site of another language, since most of it is not translated. */
  isForeign?: true;
}

/**
 * Everything that visitors read, in one language at one revision, with the tokens resolved. The server keeps one in
 * memory and replaces it as a whole, so that nobody ever sees half of one revision and half of another.
 */
export interface Site {
  /** Names what is published, for the log: see `revisionOf` in server/content/prepare-publication.ts. */
  revision: string;
  language: Language;
  /** That of the language, as in `<html lang>`. */
  locale: string;
  /** All languages in which the site is published. */
  languages: readonly Language[];
  /** The same revision in the other languages, by their codes. A translation has none of its own. */
  translations: ReadonlyMap<string, Site>;
  /** The languages in which a page can be read. Search engines are told of these only. */
  languagesOf(page: SitePage): readonly Language[];
  tokens: Tokens;
  identity: Identity;
  navigation: Navigation;
  home: Home;
  leaders: Leaders;
  clients: Clients;
  galleries: Galleries;
  presence: Presence;
  closing: Closing;
  /** What else the job search looks for. It is the same in every language. */
  synonyms: Synonyms;
  /** What the staff's replies begin with. What is filled in for each reply is still in braces. */
  replies: ReplyTemplates;
  pictures: PictureDescriptions;
  letters: Letters;
  interface: InterfaceWords;
  /** The short texts, compiled for `createI18n`. */
  messages: CompiledMessages;
  words: Words;
  /** The texts of mails. */
  letterWords: LetterWords;
  pages: readonly SitePage[];
  changed: Publications['changed'];
  moved: Publications['moved'];
  uploads: Publications['uploads'];
}

/** What the staff has published in place of the sample company's. */
export interface Publications {
  /** The bodies of the documents; `null` for a page that was taken down. Each satisfies the schema of its kind. */
  bodies: ReadonlyMap<DocumentId, unknown>;
  /** When each of them last changed. */
  changed: ReadonlyMap<DocumentId, Date>;
  /** Where former addresses of pages lead to; `null` for those of pages that were taken down. */
  moved: ReadonlyMap<string, string | null>;
  uploads: ReadonlyMap<UploadedPicture, UploadedFile>;
}

const sampleTokens = tokensOf(sampleIdentity, sampleFacts);

/**
 * Makes the site of the sample's documents and of the published ones, which take their place.
 * @param catalogues of the languages in which it is published besides English, by their codes.
 * @param into the languages that it can be translated into.
 */
export function composeSite(
  revision: string,
  published: Publications,
  catalogues: ReadonlyMap<string, Catalogues> = new Map(),
  into: readonly Language[] = translated,
): Site {
  const others = into
    .filter(({ code }) => catalogues.has(code))
    .map((language) => composeIn(language, revision, published, catalogues.get(language.code)));
  const foreign = new Set(
    others.flatMap(({ language: { code }, pages }) =>
      pages.filter(({ isForeign }) => isForeign).map(({ id }) => `${code} ${id}`),
    ),
  );
  const languages = [source, ...others.map(({ language }) => language)];
  const languagesOf = ({ id }: SitePage) => languages.filter(({ code }) => !foreign.has(`${code} ${id}`));
  const family = { languages, languagesOf };
  const translations = new Map(others.map((site) => [site.language.code, { ...site, ...family }]));
  return { ...composeIn(source, revision, published), ...family, translations };
}

type OneSite = Omit<Site, 'languages' | 'languagesOf'>;

function composeIn(
  language: Language,
  revision: string,
  { bodies, changed, moved, uploads }: Publications,
  catalogues: Catalogues = new Map(),
): OneSite {
  const translationOf = (id: DocumentId) => {
    const body = bodies.has(id) ? bodies.get(id) : sampleOf(id);
    const catalogue = catalogues.get(id);
    return typeof body !== 'object' || body === null || catalogue === undefined
      ? { body, isForeign: language !== source }
      : translationIn(id, body, catalogue);
  };
  const find = (id: DocumentId) => translationOf(id).body;
  const single = <Id extends keyof SingleDocuments>(id: Id) => find(id) as SingleDocuments[Id];
  const tokens = tokensOf(single('identity'), single('facts'));
  const resolved = <Id extends keyof SingleDocuments>(id: Id) => resolveTokens(single(id), tokens);
  const pageIds = [...new Set([...sampleIds, ...bodies.keys()])].filter((id) => id.startsWith('page:'));
  const interfaceWords = resolveMessages(single('interface'), sampleInterface, tokens, sampleTokens);
  const messages = compileMessages(interfaceWords);
  const letters = resolveMessages(single('letters'), sampleLetters, tokens, sampleTokens);
  return {
    revision,
    language,
    locale: language.locale,
    translations: new Map(),
    tokens,
    identity: single('identity'),
    navigation: resolved('navigation'),
    home: resolved('home'),
    leaders: resolved('leaders'),
    clients: resolved('clients'),
    galleries: resolved('galleries'),
    presence: resolved('presence'),
    closing: resolved('closing'),
    synonyms: single('synonyms'),
    replies: resolveTokens(single('replies'), withoutReplyFields(tokens)),
    pictures: resolved('pictures'),
    letters,
    interface: interfaceWords,
    messages,
    changed,
    moved,
    uploads,
    words: wordsOf(createI18n(language.locale, messages)),
    letterWords: wordsOf(createI18n(language.locale, { ...messages, ...compileMessages(letters) })),
    pages: pageIds.flatMap((id) => {
      const { body, isForeign } = translationOf(id);
      if (body === null || body === undefined) return [];
      const page = { ...resolveTokens(body as Page, tokens), id: id as SitePage['id'] };
      return [isForeign ? { ...page, isForeign: true as const } : page];
    }),
  };
}

/** A figure of the company may have the name of something that is filled in later. */
function withoutReplyFields(tokens: Tokens): Tokens {
  const fields: readonly string[] = replyFields;
  return new Map([...tokens].filter(([name]) => !fields.includes(name)));
}

/** A page of which most is English is shown in English as a whole, rather than in two languages mixed. */
function translationIn(id: DocumentId, body: object, catalogue: Catalogue) {
  const { total, missing, body: translated } = translate(id, body, catalogue);
  const isForeign = isPageId(id) && missing > total / 2;
  return { body: isForeign ? body : translated, isForeign };
}

/** The site in a language; in English where it is not published in that one. */
export function siteIn(site: Site, code: string): Site {
  return site.translations.get(code) ?? site;
}

/** Finds a page by the path that its document gives. */
export function findPage(site: Site, path: string): SitePage | undefined {
  return site.pages.find((page) => page.path === path);
}
