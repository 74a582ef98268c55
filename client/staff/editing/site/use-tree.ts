import { useMemo } from 'react';
import { z } from 'zod';
import { facts } from '../../../../src/content/facts.ts';
import { identity } from '../../../../src/content/identity.ts';
import { tokensOf } from '../../../../src/content/tokens.ts';
import type {
  SiteContentEntry,
  SiteTreeEntry,
  TranslationEntry,
} from '../../../../src/contract/staff/site.ts';
import { trpc } from '../../calls/trpc.ts';
import { useEditedDocument } from './calls/edited-document.ts';
import { type DocumentGroup, groupDocuments } from './document-groups.ts';
import type { PageChoice } from './form/form-context.ts';

/** The menus of a draft, of which any part may be unfinished. */
const entry = z.object({
  path: z.string().catch(''),
  children: z.array(z.object({ path: z.string().catch('') })).catch([]),
});
const menus = z.object({
  header: z.array(z.object({ label: z.string().catch(''), items: z.array(entry).catch([]) })).catch([]),
  legal: z.array(entry).catch([]),
});

/** Every document of the site, in the order of the menus. */
export function useTree() {
  const tree = trpc.site.tree.useQuery(undefined, { refetchInterval: 60_000 });
  const { data: navigation } = useEditedDocument('navigation');
  const documents = tree.data?.documents;
  const menuBody: unknown = navigation?.body;
  const groups = useMemo(
    (): DocumentGroup[] => groupDocuments(documents ?? [], listMenus(menuBody)),
    [documents, menuBody],
  );
  const translations = tree.data?.translations ?? noTranslations;
  const contents = useMemo(
    (): readonly SiteContentEntry[] => [...(documents ?? []), ...translations],
    [documents, translations],
  );
  return { tree, groups, translations, contents, mayPublish: tree.data?.mayPublish ?? false };
}

const noTranslations: readonly TranslationEntry[] = [];

function listMenus(body: unknown) {
  const { header = [], legal = [] } = menus.safeParse(body).data ?? {};
  const pathsOf = (items: z.infer<typeof entry>[]) =>
    items.flatMap(({ path, children }) => [path, ...children.map((child) => child.path)]);
  return [
    ...header.map(({ label, items }) => ({ title: inSentenceCase(label), paths: pathsOf(items) })),
    { title: 'Footer', paths: pathsOf(legal) },
  ];
}

/** The groups of the menu are written in capitals, which a list of names is hard to read in. */
const inSentenceCase = (text: string) => text.charAt(0) + text.slice(1).toLocaleLowerCase('en-IN');

/** The pages that a link may lead to. */
export function usePageChoices(documents: readonly SiteTreeEntry[] | undefined): PageChoice[] {
  return useMemo(
    () =>
      (documents ?? []).flatMap(({ document, path, label, isWithdrawn }) =>
        path === null || isWithdrawn ? [] : [{ document, path, name: label }],
      ),
    [documents],
  );
}

const none: ReadonlyMap<string, string> = new Map();

/** The words that the tokens in sentences stand for. Empty while identity or figures are unfinished. */
export function useTokens(): ReadonlyMap<string, string> {
  const { data: identityDraft } = useEditedDocument('identity');
  const { data: factsDraft } = useEditedDocument('facts');
  return useMemo(() => {
    const whose = identity.safeParse(identityDraft?.body);
    const figures = facts.safeParse(factsDraft?.body);
    return whose.success && figures.success ? tokensOf(whose.data, figures.data) : none;
  }, [identityDraft, factsDraft]);
}
