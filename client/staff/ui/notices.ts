import { loadPopup } from '../../shared/notify.ts';
import { dismissBySwipe, positionToast } from './position-toast.ts';
import './notices.css';

interface DialogOptions {
  title: string;
  text: string;
  /** The label of the confirming button. */
  yes: string;
  /** The label of the cancelling button; null for a message without a choice. */
  no?: string | null;
  /** Called once it has closed, where what had the focus before may be gone. */
  returnFocus?: (() => void) | undefined;
}

/** The open question. The library has a single popup, which a toast would replace, so a toast waits for it. */
let openDialog: Promise<unknown> | undefined;

/** Asks for confirmation of an action that cannot be undone or that affects others. */
export async function showDialog({
  title,
  text,
  yes,
  no = 'Cancel',
  returnFocus,
}: DialogOptions): Promise<boolean> {
  const popup = await loadPopup();
  const answer = popup.fire({
    titleText: title,
    text,
    confirmButtonText: yes,
    showCancelButton: no !== null,
    cancelButtonText: no ?? '',
    focusCancel: no !== null,
    reverseButtons: true,
    buttonsStyling: false,
    heightAuto: false,
    ...(returnFocus && { didClose: returnFocus }),
    showClass: { backdrop: '', popup: 'notice--arrives', icon: '' },
    hideClass: { backdrop: '', popup: '', icon: '' },
    customClass: {
      container: 'notice-ground',
      popup: 'notice question',
      title: 'notice__title',
      htmlContainer: 'notice__text',
      actions: 'notice__actions question__actions',
      confirmButton: 'notice__ok',
      cancelButton: 'question__no',
    },
  });
  openDialog = answer;
  return (await answer).isConfirmed;
}

const TOAST_MS = 5_000;

/**
 * Shows a toast about what has been done, with an undo button where that is possible. It stands at the bottom of the
 * screen, or higher where it would cover the next control. It disappears after a while, by its button, on Escape, or
 * by a swipe.
 */
export async function showToast(text: string, undo?: () => void): Promise<void> {
  const popup = await loadPopup();
  await openDialog;
  let stopPlacing: (() => void) | undefined;
  const { isConfirmed } = await popup.fire({
    toast: true,
    position: 'bottom',
    titleText: text,
    timer: TOAST_MS,
    showConfirmButton: undo !== undefined,
    confirmButtonText: 'Undo',
    showCloseButton: true,
    closeButtonAriaLabel: 'Dismiss',
    buttonsStyling: false,
    showClass: { popup: 'notice--arrives' },
    hideClass: { popup: '' },
    customClass: {
      container: 'told-ground',
      popup: 'told',
      title: 'told__text',
      actions: 'told__actions',
      confirmButton: 'told__undo',
      closeButton: 'told__close',
    },
    didOpen: (toast) => {
      toast.onmouseenter = popup.stopTimer;
      toast.onmouseleave = popup.resumeTimer;
      toast.onkeydown = ({ key }) => {
        if (key === 'Escape') popup.close();
      };
      dismissBySwipe(toast, () => popup.close());
      if (toast.parentElement) stopPlacing = positionToast(toast.parentElement, toast);
    },
    didDestroy: () => stopPlacing?.(),
  });
  if (isConfirmed) undo?.();
}
