import { createMemoryHistory, type ErrorComponentProps } from '@tanstack/react-router';
import { use, useCallback, useEffect, useMemo, useState } from 'react';
import { type Colours, isDesigned, stylesheetOf, themeOf } from '../../src/content/colours.ts';
import { type PageWords, picturesIn, showSite, wordsOfPage } from '../../src/content/shown-site.ts';
import type { Site } from '../../src/content/site.ts';
import type { DocumentId, SingleDocument } from '../../src/content-id.ts';
import type { SitePreview, ToPreview } from '../../src/contract/staff/site-preview.ts';
import { isUploadedPicture } from '../../src/uploaded-picture.ts';
import { App } from '../app.tsx';
import { createAppRouter, createRoutes } from '../router.tsx';
import { ReplacedWords } from '../site/page-data/page-words.ts';
import { composeDraft, type Edited } from './compose-draft.ts';
import { DrawingContext, useDrawing } from './drawing.ts';
import { pathsOfFields } from './paths-of-fields.ts';
import { tellEditor, usePicking } from './picking.ts';

/** The site as it would be with the drafts, and with what is typed in the editor just now. */
export function Preview({ data: loaded }: { data: SitePreview }) {
  const [data, setData] = useState(loaded);
  const [edited, setEdited] = useState<Edited>();
  const [focused, setFocused] = useState('');
  const [site, setSite] = useState<Site>(() => composeDraft(data));
  const [first] = useState(site);

  const router = useMemo(() => {
    const find = (path: string) => first.pages.find((page) => page.path === path);
    // A page of which little is translated is shown with those sentences, so its main part is not marked as English.
    const entries = showSite(first).entries.map(({ isForeign: _, ...entry }) => entry);
    const routes = createRoutes(entries, ({ path }) => {
      const page = find(path);
      if (page === undefined) throw new Error(`The site has no page ${path}.`);
      return wordsOfPage(first, page);
    });
    const history = createMemoryHistory({ initialEntries: ['/'] });
    return createAppRouter(routes, {
      history,
      language: first.language,
      scrollRestoration: false,
      defaultErrorComponent: DraftFault,
    });
  }, [first]);

  useEffect(() => {
    const listen = ({ origin, source, data: message }: MessageEvent<ToPreview>) => {
      if (origin !== location.origin || source !== window.parent) return;
      if (message.type === 'focus') setFocused(message.path);
      if (message.type !== 'show') return;
      setEdited(message);
      try {
        setSite(composeDraft(data, message));
      } catch (error) {
        tellEditor({ type: 'fault', message: error instanceof Error ? error.message : String(error) });
      }
    };
    addEventListener('message', listen);
    tellEditor({ type: 'ready' });
    return () => removeEventListener('message', listen);
  }, [data]);

  const isUnknown = useMemo(() => {
    const known = new Set<string>(data.uploads.map(([name]) => name));
    return (
      edited !== undefined &&
      picturesIn(edited.body).some((name) => isUploadedPicture(name) && !known.has(name))
    );
  }, [data, edited]);
  useEffect(() => {
    if (!isUnknown) return;
    void loadUploads().then((uploads) => setData((before) => ({ ...before, uploads })));
  }, [isUnknown]);
  useEffect(() => {
    if (data !== loaded && edited !== undefined) setSite(composeDraft(data, edited));
  }, [data, loaded, edited]);

  const path = edited && pathThatShows(edited.id, first);
  useEffect(() => {
    if (path !== undefined) router.history.replace(path);
  }, [router, path]);

  const drawing = useDrawing(site);
  const { drawn } = drawing;
  useTheme(drawn.identity.colours);
  const paths = useMemo(() => pathsOfFields(data), [data]);
  usePicking({ site: drawn, edited, focused, paths });

  // The routes keep the words that they began with. These are what is typed now, of the page with the same document.
  const replaceWords = useCallback(
    (words: PageWords) => {
      const id = first.pages.find((page) => page.path === words.page.path)?.id;
      const page = drawn.pages.find((each) => each.id === id);
      return page === undefined ? words : wordsOfPage(drawn, page);
    },
    [first, drawn],
  );
  const shown = useMemo(() => showSite(drawn), [drawn]);
  return (
    <DrawingContext value={drawing}>
      <ReplacedWords value={replaceWords}>
        <App
          router={router}
          site={shown}
          data={{ answers: [], filesUrl: data.filesUrl, received: { reference: 'CB-222222' } }}
        />
      </ReplacedWords>
    </DrawingContext>
  );
}

/** A picture was uploaded since the preview was opened. */
async function loadUploads(): Promise<SitePreview['uploads']> {
  const response = await fetch('/staff/previews/site/uploads');
  if (!response.ok) throw new Error(`The uploaded pictures answered ${response.status}.`);
  return response.json();
}

/** A page that shows a document which is no page itself. */
const paths: Partial<Record<SingleDocument, string>> = {
  leaders: '/management-team',
  clients: '/client-testimonial',
  galleries: '/gallery',
  presence: '/our-presence',
  closing: '/the-company',
  synonyms: '/Career',
};

/** Examples for the addresses that stand for many pages. */
const examples: readonly [RegExp, string][] = [
  [/^\/jobs\//, '/Career'],
  [/^\/blog\//, '/blog'],
  [/^\/received\//, '/received/example'],
  [/^\/confirm\//, '/confirm/example'],
];

/** The address at which the preview shows a document. */
function pathThatShows(id: DocumentId, { pages }: Site): string {
  const path = pages.find((page) => page.id === id)?.path ?? paths[id as SingleDocument] ?? '/';
  return examples.find(([pattern]) => pattern.test(path))?.[1] ?? path;
}

/**
 * Gives the page the colours of the draft, as the server gives them to a published page (server/pages/theme.ts). While a
 * colour is being typed, the last finished one stays.
 */
function useTheme({ primary, accent }: Partial<Colours> = {}): void {
  useEffect(() => {
    if (!isFinished(primary) || !isFinished(accent)) return;
    const colours = { primary, accent };
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(isDesigned(colours) ? '' : stylesheetOf(themeOf(colours)));
    // After the build's style sheets. A style element would need a security policy that is less strict than a page's.
    document.adoptedStyleSheets = [sheet];
  }, [primary, accent]);
}

const isFinished = (colour: string | undefined): colour is string => /^#[0-9a-f]{6}$/.test(colour ?? '');

/**
 * Stands for a draft that cannot be rendered, for a moment: it tells the editor why, the preview goes back to the draft
 * before, and that one is rendered in its place.
 */
function DraftFault({ error, reset }: ErrorComponentProps) {
  const drawing = use(DrawingContext);
  const [failed] = useState(drawing?.drawn);
  const message = error instanceof Error ? error.message : String(error);
  useEffect(() => tellEditor({ type: 'fault', message }), [message]);
  useEffect(() => {
    if (drawing === undefined || failed === undefined) return;
    if (drawing.drawn === failed) drawing.fail(failed);
    else reset();
  }, [drawing, failed, reset]);
  return null;
}
