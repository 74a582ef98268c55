import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type FromPdfFrame,
  fromPdfFrame,
  pdfFramePath,
  type ToPdfFrame,
} from '../../../../../src/contract/staff/pdf-frame.ts';
import { LoadingBar } from '../../../../shared/ui/loading-bar.tsx';
import { PdfTools } from './pdf-tools.tsx';

export type PdfFault = Extract<FromPdfFrame, { type: 'failed' }>['reason'] | 'slow';

interface PdfViewProps {
  bytes: ArrayBuffer;
  /** The accessible name of the frame. */
  title: string;
  /** Whether the frame takes the focus once its first page is drawn. */
  takesFocus(): boolean;
  onShown(pages: number): void;
  onFault(fault: PdfFault): void;
  /** A key was pressed in the frame. */
  onKey(key: string): void;
}

/** The library that draws PDFs is half a megabyte, which takes a slow mobile connection half a minute. */
const LOADING_MS = 60_000;
/** The first page of the slowest honest resume takes a second or two. A frame that needs longer is ended. */
const FIRST_PAGE_MS = 20_000;

/**
 * A PDF, drawn in a frame without an origin. Nothing that the frame says is trusted beyond its form: its messages move
 * the tools, and press the keys of a list.
 */
export function PdfView(props: PdfViewProps) {
  const { bytes, title } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const [pages, setPages] = useState<number>();
  const [place, setPlace] = useState({ page: 1, percent: 100 });
  // An opaque origin has no name, so the target of the message is the frame's window, whose document is ours.
  const tell = (message: ToPdfFrame) => frame.current?.contentWindow?.postMessage(message, '*');

  const onMessage = useEffectEvent(({ source, data }: MessageEvent) => {
    const message = source === frame.current?.contentWindow && fromPdfFrame.safeParse(data).data;
    if (!message) return;
    if (message.type === 'ready') {
      setIsReady(true);
      tell({ type: 'open', bytes });
    } else if (message.type === 'failed') props.onFault(message.reason);
    else if (message.type === 'at') setPlace(message);
    else if (message.type === 'key') {
      // Only whoever is reading here can press a key here.
      if (document.activeElement === frame.current) onKey(message.key);
    } else if (pages === undefined) {
      setPages(message.pages);
      props.onShown(message.pages);
      if (props.takesFocus()) frame.current?.focus({ preventScroll: true });
    }
  });
  const onKey = (key: string) => {
    if (key === '+') tell({ type: 'zoom', step: 'in' });
    else if (key === '-') tell({ type: 'zoom', step: 'out' });
    else if (key === '0') tell({ type: 'zoom', step: 'width' });
    else props.onKey(key);
  };
  useEffect(() => {
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);

  const isShown = pages !== undefined;
  const onTooLate = useEffectEvent(() => props.onFault(isReady ? 'slow' : 'unavailable'));
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(onTooLate, isReady ? FIRST_PAGE_MS : LOADING_MS);
    return () => clearTimeout(timer);
  }, [isReady, isShown]);

  return (
    <>
      <PdfTools {...place} pages={pages} tell={tell} />
      <div className="resume-reader__pages">
        {!isShown && <LoadingBar label="Drawing the PDF" />}
        <iframe ref={frame} title={title} src={pdfFramePath} sandbox="allow-scripts" />
      </div>
    </>
  );
}
