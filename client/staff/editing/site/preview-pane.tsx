import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { DocumentId } from '../../../../src/content-id.ts';
import type { JsonObject } from '../../../../src/contract/staff/document-body.ts';
import { documentId } from '../../../../src/contract/staff/site.ts';
import type { FromPreview, ToPreview } from '../../../../src/contract/staff/site-preview.ts';
import { Button } from '../../ui/button.tsx';
import './site.css';

const WIDTHS = { desk: 1280, phone: 390 } as const;
/** Letters typed quickly are drawn together; 150 ms is the most that may pass. */
const SHOW_AFTER_MS = 60;

interface PreviewPaneProps {
  document: DocumentId;
  /** The code of the language of the page. `body` is then the translations of the document. */
  language?: string;
  /** The address that the page has, for the bar above it. */
  address: string;
  /** How it differs from what visitors see. */
  note?: string | undefined;
  body: JsonObject;
  /** The field that has the focus; of translations, the key of the sentence. */
  focused: string;
  onPick(path: string, document: DocumentId): void;
}

/** The draft as visitors would see it, drawn by the site itself in a frame. It follows every letter. */
export function PreviewPane(props: PreviewPaneProps) {
  const { document, language, address, note, body, focused, onPick } = props;
  const [size, setSize] = useState<keyof typeof WIDTHS>('desk');
  const [isReady, setIsReady] = useState(false);
  /** Why the draft cannot be drawn; empty where it can. */
  const [fault, setFault] = useState('');
  const frame = useRef<HTMLIFrameElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const scale = useScale(room, WIDTHS[size]);
  const tell = (message: ToPreview) => frame.current?.contentWindow?.postMessage(message, location.origin);

  const latestPick = useRef(onPick);
  useEffect(() => {
    latestPick.current = onPick;
  });
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readPreviewMessage(event, frame.current?.contentWindow ?? null);
      if (message?.type === 'ready') setIsReady(true);
      if (message?.type === 'fault') setFault(message.message);
      if (message?.type === 'pick') latestPick.current(message.path, message.id);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `tell` reads the frame, which stays
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => {
      setFault('');
      tell({ type: 'show', id: document, body });
    }, SHOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady, document, body]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another field moves the preview
  useEffect(() => {
    if (isReady && focused !== '') tell({ type: 'focus', path: focused });
  }, [focused, isReady]);

  return (
    <section className="site-preview" aria-label="Preview">
      <div className="site-preview__bar">
        <p>
          {address}
          {note && <small>{note}</small>}
        </p>
        <div className="site-preview__sizes">
          <Button kind="plain" icon="screen" aria-pressed={size === 'desk'} onClick={() => setSize('desk')}>
            Desk
          </Button>
          <Button kind="plain" icon="phone" aria-pressed={size === 'phone'} onClick={() => setSize('phone')}>
            Phone
          </Button>
        </div>
      </div>
      <div className="site-preview__room" ref={room} data-size={size}>
        <iframe
          ref={frame}
          title="Preview of the draft"
          src={language === undefined ? '/staff/previews/site' : `/staff/previews/site?language=${language}`}
          style={{ width: WIDTHS[size], height: `${100 / scale}%`, scale: String(scale) }}
        />
        {!isReady && <p className="site-preview__wait">The preview is being loaded…</p>}
        {fault !== '' && (
          <p className="site-preview__wait" role="status">
            The preview shows the words before this change: {fault}
          </p>
        )}
      </div>
    </section>
  );
}

/** How much the frame has to shrink so that its whole width is seen. */
function useScale(room: { readonly current: HTMLElement | null }, width: number): number {
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    if (room.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setAvailable(entry.contentRect.width);
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [room]);
  return Math.min(1, available / width);
}

const fromPreview = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('pick'), id: documentId, path: z.string() }),
  z.object({ type: z.literal('fault'), message: z.string() }),
]) satisfies z.ZodType<FromPreview>;

/** The message of an event if it comes from this frame of our own origin, and is one that we know. */
function readPreviewMessage(
  { origin, source, data }: Pick<MessageEvent, 'origin' | 'source' | 'data'>,
  frame: Window | null,
): FromPreview | undefined {
  if (origin !== location.origin || source === null || source !== frame) return undefined;
  return fromPreview.safeParse(data).data;
}
