import { AnnotationMode, getDocument, PasswordException, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import { EventBus, GenericL10n, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs';
import { MOST_PDF_PAGES, type ToPdfFrame } from '../../src/contract/staff/pdf-frame.ts';
import { tell } from './messages.ts';

export interface ShownPdf {
  zoom(step: Extract<ToPdfFrame, { type: 'zoom' }>['step']): void;
  goTo(page: number): void;
}

/** A larger picture is left out of its page: its pixels alone would take 200 MB. */
const MOST_PICTURE_PIXELS = 50_000_000;
/** A page that is zoomed in beyond this is drawn less sharply. */
const MOST_CANVAS_PIXELS = 16_000_000;
const SMALLEST_SCALE = 0.25;
const LARGEST_SCALE = 5;

/**
 * Draws a PDF with the library's own viewer. What a PDF can do besides being read is switched off.
 * @param worker is the library's own, and is used for this file only.
 */
export function openPdf(bytes: ArrayBuffer, worker: Worker): ShownPdf {
  const viewer = createViewer();
  void loadPdf(bytes, worker).then((pdf) => pdf && viewer.setDocument(pdf));
  return {
    zoom(step) {
      if (step === 'width') viewer.currentScaleValue = 'page-width';
      else if (step === 'in' && viewer.currentScale < LARGEST_SCALE) viewer.increaseScale();
      else if (step === 'out' && viewer.currentScale > SMALLEST_SCALE) viewer.decreaseScale();
    },
    goTo(page) {
      if (page >= 1 && page <= viewer.pagesCount) viewer.currentPageNumber = page;
    },
  };
}

async function loadPdf(bytes: ArrayBuffer, worker: Worker): Promise<PDFDocumentProxy | undefined> {
  try {
    const pdf = await getDocument({
      data: new Uint8Array(bytes),
      worker: PDFWorker.create({ port: worker }),
      disableWorkerRendering: true,
      useWorkerFetch: false,
      BinaryDataFactory: OwnFiles,
      maxImageSize: MOST_PICTURE_PIXELS,
      canvasMaxAreaInBytes: MOST_CANVAS_PIXELS * 4,
      enableXfa: false,
    }).promise;
    if (pdf.numPages > MOST_PDF_PAGES) {
      tell({ type: 'failed', reason: 'too many pages' });
      return undefined;
    }
    // The viewer waits for ever for a first page that is not there.
    await pdf.getPage(1);
    return pdf;
  } catch (error) {
    tell({ type: 'failed', reason: error instanceof PasswordException ? 'locked' : 'damaged' });
  }
  return undefined;
}

function createViewer(): PDFViewer {
  const eventBus = new EventBus();
  const linkService = new PDFLinkService({ eventBus });
  // A link shows where it leads, and leads nowhere: a click must not take the member to an applicant's site.
  linkService.externalLinkEnabled = false;
  const viewer = new PDFViewer({
    container: findElement('container'),
    viewer: findElement('viewer'),
    eventBus,
    linkService,
    l10n: new GenericL10n('en-US'),
    // Forms are drawn as they were filled in, and cannot be changed.
    annotationMode: AnnotationMode.ENABLE,
    enableAutoLinking: false,
    maxCanvasPixels: MOST_CANVAS_PIXELS,
    removePageBorders: true,
  });
  linkService.setViewer(viewer);
  const tellPlace = () =>
    tell({
      type: 'at',
      page: viewer.currentPageNumber,
      percent: Math.max(1, Math.round(viewer.currentScale * 100)),
    });
  eventBus.on('pagesinit', () => {
    viewer.currentScaleValue = 'page-width';
  });
  eventBus.on(
    'pagerendered',
    ({ error }: { error: unknown }) => {
      if (error) tell({ type: 'failed', reason: 'damaged' });
      else tell({ type: 'shown', pages: viewer.pagesCount });
      tellPlace();
    },
    { once: true },
  );
  eventBus.on('pagechanging', tellPlace);
  eventBus.on('scalechanging', tellPlace);
  addEventListener('resize', () => {
    // Follows the width of the frame, until somebody has zoomed.
    if (viewer.currentScaleValue === 'page-width') viewer.currentScaleValue = 'page-width';
  });
  return viewer;
}

function findElement(id: string): HTMLDivElement {
  const element = document.getElementById(id);
  if (!(element instanceof HTMLDivElement)) throw new Error(`The frame has no ${id}.`);
  return element;
}

/** The files that the library's worker asks for: decoders, and the fonts that a PDF may leave out. */
const files = {
  wasmUrl: import.meta.glob<string>('/../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
  standardFontDataUrl: import.meta.glob<string>('/../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
};

interface Wanted {
  kind: string;
  filename: string;
}

/**
 * Loads the files that belong to the library. A PDF cannot name an address: what is not in the list is not there. The
 * character maps of Chinese, Japanese and Korean are left out, and so are the decoders' versions without WebAssembly.
 */
class OwnFiles {
  async fetch({ kind, filename }: Wanted): Promise<Uint8Array> {
    const known = Object.entries(kind in files ? files[kind as keyof typeof files] : {});
    const address = known.find(([path]) => path.endsWith(`/${filename}`))?.[1];
    if (address === undefined) throw new Error(`${filename} is not among the files of the frame`);
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`${filename} could not be loaded`);
    return new Uint8Array(await answer.arrayBuffer());
  }
}
