import { catalogueOf, keyOf, sentencesOf, translationOf } from '../../../src/content/catalogue.ts';
import { kindOf } from '../../../src/content/documents.ts';
import { type Control, topics } from '../../../src/content/schema/fields.ts';
import { siteIn } from '../../../src/content/site.ts';
import { resolveTokens } from '../../../src/content/tokens.ts';
import { topicPictures } from '../../../src/content/topic-pictures.ts';
import { type Field, type FieldPath, labelAt, walkFields } from '../../../src/content/walk-fields.ts';
import { type ContentId, type DocumentId, isPageId, placeOf } from '../../../src/content-id.ts';
import { foundTexts, searchInput, usage, usageInput } from '../../../src/contract/staff/site-search.ts';
import { type Language, source } from '../../../src/languages.ts';
import { labelIn, labelOf } from '../../content/document-label.ts';
import { type Draft, listDrafts, listTranslations } from '../../content/drafts.ts';
import type { Context } from '../../context.ts';
import { foldSpelling } from '../../spelling/fold-spelling.ts';
import { demandDraft, editProcedure } from './site-procedures.ts';

const MOST_FOUND = 200;
/** What these hold is chosen from a list, and is no text. */
const CHOSEN: readonly (Control | undefined)[] = ['picture', 'icon', 'film', 'topic', 'colour'];

/** Finding words, links and pictures in all drafts. */
export const siteSearch = {
  search: editProcedure
    .input(searchInput)
    .output(foundTexts)
    .query(async ({ ctx, input: { words } }) => {
      const wanted = fold(words);
      const site = ctx.site.current;
      const drafts = await listDrafts(ctx.db);
      const texts = [...textsOf(drafts), ...(await translationsOf(ctx.db, drafts))];
      const found = texts
        .map((each) => ({
          ...each,
          shown: resolveTokens(each.text, siteIn(site, each.language.code).tokens),
        }))
        .filter(({ text, shown }) => [...new Set([shown, text])].some((each) => fold(each).includes(wanted)))
        .map(({ language, ...each }) => ({ ...each, locale: language.locale }));
      return { found: found.slice(0, MOST_FOUND), hasMore: found.length > MOST_FOUND };
    }),

  usage: editProcedure
    .input(usageInput)
    .output(usage)
    .query(async ({ ctx, input }) => {
      const isUse = 'page' in input ? await linkTo(ctx.db, input.page) : showing(input.picture);
      const drafts = await listDrafts(ctx.db);
      const named = [...fieldsOf(drafts)].filter(({ document, field }) => isUse(field, document));
      const found = 'page' in input ? named : [...named, ...placesOfTopic(drafts, input.picture)];
      return {
        uses: found.map(({ document, label, field }) => ({
          document,
          label,
          path: [...field.path],
          field: field.label,
        })),
      };
    }),
};

function* fieldsOf(
  drafts: readonly Draft[],
): Generator<{ document: DocumentId; label: string; field: Field }> {
  for (const draft of drafts) {
    const label = labelOf(draft);
    for (const field of walkFields(kindOf(draft.document).schema, draft.body))
      yield { document: draft.document, label, field };
  }
}

interface TextOfSite {
  document: ContentId;
  label: string;
  path: FieldPath;
  field: string;
  text: string;
  language: Language;
}

function textsOf(drafts: readonly Draft[]): TextOfSite[] {
  return [...fieldsOf(drafts)].flatMap(({ document, label, field: { path, value, meta, label: field } }) =>
    typeof value !== 'string' || CHOSEN.includes(meta.control)
      ? []
      : [{ document, label, path, field, text: value, language: source }],
  );
}

/** The translations of the sentences that the drafts have, each once. */
async function translationsOf(db: Context['db'], drafts: readonly Draft[]): Promise<TextOfSite[]> {
  const sources = new Map(drafts.map((draft) => [draft.document, draft]));
  const translations = await listTranslations(db, [...sources.keys()]);
  return translations.flatMap(({ document: id, body }) => {
    const { document, language } = placeOf(id);
    const draft = sources.get(document);
    if (draft === undefined) return [];
    const catalogue = catalogueOf(body);
    const label = labelIn(language, labelOf(draft));
    const sentences = Map.groupBy(sentencesOf(document, draft.body), ({ text, context }) =>
      keyOf(text, context),
    );
    return [...sentences].flatMap(([key, [sentence]]) => {
      const text = sentence && translationOf(catalogue, sentence);
      if (sentence === undefined || text === undefined) return [];
      return [{ document: id, label, path: [key], field: sentence.label, text, language }];
    });
  });
}

/** Letter case makes no difference, and no spelling of a Hindi word that people write as well: जरूरी and ज़रूरी. */
const fold = (text: string) => foldSpelling(text.normalize('NFKC').toLowerCase());

const showing =
  (picture: string) =>
  ({ meta, value }: Field) =>
    meta.control === 'picture' && value === picture;

/** The places of pages that name no picture, and so show the one of their topic. */
function* placesOfTopic(drafts: readonly Draft[], picture: string) {
  const leadTo = new Set(drafts.flatMap(({ body }) => [body.parent, body.related].flat()));
  for (const draft of drafts) {
    const { document, body } = draft;
    const ofTopic = topics.find((topic) => topic === body.topic);
    if (!isPageId(document) || ofTopic === undefined || topicPictures[ofTopic] !== picture) continue;
    const places = [
      ...(body.picture === undefined && body.screen !== 'home' ? ['picture'] : []),
      ...(body.card === undefined && leadTo.has(body.path) ? ['card'] : []),
    ];
    for (const name of places) {
      const field = { path: [name], label: labelAt(kindOf(document).schema, body, [name]) };
      yield { document, label: labelOf(draft), field };
    }
  }
}

/** Links to where the page is public and to where its draft is. */
async function linkTo(db: Parameters<typeof listDrafts>[0], page: DocumentId) {
  const { body, publicBody } = await demandDraft(db, page);
  const addresses = new Set(
    [body, publicBody ?? {}].flatMap(({ path, aliases }) => [path, aliases ?? []].flat()),
  );
  return ({ path, meta, value }: Field, document: DocumentId) => {
    const isOwnAddress = isPageId(document) && ['path', 'aliases'].includes(String(path[0]));
    return (
      meta.control === 'link' &&
      !isOwnAddress &&
      typeof value === 'string' &&
      addresses.has(value.split(/[?#]/)[0] ?? '')
    );
  };
}
