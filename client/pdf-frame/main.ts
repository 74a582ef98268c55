import 'pdfjs-dist/web/pdf_viewer.css';
import './frame.css';
import { forwardedKeys, type ToPdfFrame } from '../../src/contract/staff/pdf-frame.ts';
import { tell } from './messages.ts';
import { openPdf, type ShownPdf } from './open-pdf.ts';
import { startWorker } from './start-worker.ts';

// Keys that are pressed here do not reach the page around the frame.
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const key = forwardedKeys.find((each) => each === event.key);
  if (key === undefined) return;
  event.preventDefault();
  tell({ type: 'key', key });
});
const container = document.getElementById('container');
if (container) container.tabIndex = 0;
// Focusing the frame focuses its window: the arrow keys scroll only if the container has the focus.
addEventListener('focus', () => container?.focus({ preventScroll: true }));

startWorker().then(obey, () => tell({ type: 'failed', reason: 'unavailable' }));

/** Does what the staff area says from now on. */
function obey(worker: Worker): void {
  let shown: ShownPdf | undefined;
  addEventListener('message', ({ source, data }: MessageEvent<ToPdfFrame>) => {
    if (source !== parent) return;
    if (data.type === 'open') {
      // One file for each frame: a second one is not expected.
      shown ??= openPdf(data.bytes, worker);
    } else if (data.type === 'zoom') shown?.zoom(data.step);
    else if (data.type === 'page') shown?.goTo(data.page);
  });
  tell({ type: 'ready' });
}
