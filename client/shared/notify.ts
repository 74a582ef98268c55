import type { SweetAlertOptions } from 'sweetalert2';
import type { Notice } from '../../src/contract/notices.ts';

/**
 * How long to wait for the popup's chunk, in milliseconds. After that the form shows the message itself, so that a
 * visitor on a slow connection need not wait longer.
 */
const LOAD_TIMEOUT_MS = 8_000;

/** Of a popup that the staff area describes by itself. */
export type PopupOptions = SweetAlertOptions;

interface NotifyOptions {
  /** The label of the button that closes the notice. */
  ok: string;
  /** Receives the focus when the notice closes; by default the element that had it before. */
  focusAfter?: (() => HTMLElement | null | undefined) | undefined;
}

/**
 * Shows a notice as a popup and resolves when it is closed. Resolves to false if the popup could not be loaded; the
 * caller then has to show the notice itself.
 */
export async function notify(notice: Notice, { ok, focusAfter }: NotifyOptions): Promise<boolean> {
  const swal = await Promise.race([loadPopup(), loadTimeout()]).catch(() => undefined);
  if (!swal) return false;
  await new Promise<void>((resolve) => {
    const closed = () => {
      focusAfter?.()?.focus();
      resolve();
    };
    // A notice that is replaced by another one fires didDestroy only.
    swal.fire({
      ...popupOptions(notice, ok),
      returnFocus: !focusAfter,
      didClose: closed,
      didDestroy: resolve,
    });
  });
  return true;
}

/** Loads the popup in advance, so that a notice about a lost connection can be shown while offline. */
export function preloadNotices(): void {
  loadPopup().catch(() => undefined);
}

/**
 * Loads the library's build without styles, since the other one injects a style element, which the content security
 * policy blocks. The result is not cached here, so a failed load is tried again at the next notice.
 */
export async function loadPopup() {
  const [{ default: swal }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.esm.js'),
    import('sweetalert2/dist/sweetalert2.css'),
    import('./notify.css'),
  ]);
  return swal;
}

const loadTimeout = () => new Promise<undefined>((resolve) => setTimeout(resolve, LOAD_TIMEOUT_MS));

/** Safe from HTML injection: `titleText` and `text` are inserted as text, and `iconHtml` is one of our constants. */
const popupOptions = ({ icon, title, text }: Notice, ok: string): SweetAlertOptions => ({
  icon,
  iconHtml: shields[icon],
  titleText: title,
  text,
  confirmButtonText: ok,
  buttonsStyling: false,
  heightAuto: false,
  showClass: { backdrop: '', popup: 'notice--arrives', icon: '' },
  hideClass: { backdrop: '', popup: '', icon: '' },
  customClass: {
    container: 'notice-ground',
    popup: 'notice',
    icon: 'notice__icon',
    title: 'notice__title',
    htmlContainer: 'notice__text',
    actions: 'notice__actions',
    confirmButton: 'notice__ok',
  },
});

const shield = (sign: string) =>
  `<svg class="notice__shield" viewBox="0 0 24 28" aria-hidden="true"><path d="M12 1.2c3 1.7 6 2.5 9.2 2.7.5 0 .8.4.8.9v8.4c0 6.2-4.2 10.9-9.5 13.5a1.1 1.1 0 0 1-1 0C6.2 24.1 2 19.4 2 13.2V4.8c0-.5.3-.9.8-.9C6 3.7 9 2.9 12 1.2Z"/></svg><svg class="notice__sign" viewBox="0 0 24 24" aria-hidden="true"><path d="${sign}"/></svg>`;

const shields: Record<Notice['icon'], string> = {
  success: shield('m5 12.5 4.5 4.5L19 7.5'),
  error: shield('M12 5v9M12 18.5h.01'),
};
