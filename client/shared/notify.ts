import type { SweetAlertOptions } from 'sweetalert2';
import type { Notice } from '../../src/contract/notices.ts';

/** A form has its own words for a popup that does not come: no visitor should wait longer on a poor line. */
const PATIENCE_MS = 8_000;

interface NotifyOptions {
  /** Receives the focus once the notice is gone; by default whatever had it before. */
  focusAfter?: (() => HTMLElement | null | undefined) | undefined;
}

/**
 * Shows a notice as a popup and waits until it is closed. Answers false where the popup could not be loaded:
 * the caller then has to tell the notice itself.
 */
export async function notify(notice: Notice, { focusAfter }: NotifyOptions = {}): Promise<boolean> {
  const swal = await Promise.race([loadPopup(), patience()]).catch(() => undefined);
  if (!swal) return false;
  await new Promise<void>((resolve) => {
    const closed = () => {
      focusAfter?.()?.focus();
      resolve();
    };
    // didDestroy alone comes when a second notice takes the place of this one.
    swal.fire({ ...look(notice), returnFocus: !focusAfter, didClose: closed, didDestroy: resolve });
  });
  return true;
}

/** Fetches the popup ahead of its need, so that a notice about a lost connection can still be shown. */
export function preloadNotices(): void {
  loadPopup().catch(() => undefined);
}

/**
 * The build without styles of its own: the other one injects a style element, which our policy refuses.
 * Not kept after a failure, so that the next notice tries again.
 */
export async function loadPopup() {
  const [{ default: swal }] = await Promise.all([
    import('sweetalert2/dist/sweetalert2.esm.js'),
    import('sweetalert2/dist/sweetalert2.css'),
    import('./notify.css'),
  ]);
  return swal;
}

const patience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

/** `titleText` and `text` are never read as HTML; the icon is a constant of ours. */
const look = ({ icon, title, text }: Notice): SweetAlertOptions => ({
  icon,
  iconHtml: shields[icon],
  titleText: title,
  text,
  confirmButtonText: 'OK',
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
