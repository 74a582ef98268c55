import { loadPopup } from '../shared/notify.ts';
import { dismissBySwipe, placeToast } from './place-toast.ts';
import './notices.css';

interface Question {
  title: string;
  text: string;
  /** What the button says that does it. */
  yes: string;
  /** And the one that does not; null where there is nothing to choose. */
  no?: string | null;
}

/** The question that stands on the screen. There is one popup: a toast beside it would take its place. */
let asked: Promise<unknown> | undefined;

/** Asks before what cannot be taken back, or what others will feel. */
export async function ask({ title, text, yes, no = 'Cancel' }: Question): Promise<boolean> {
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
  asked = answer;
  return (await answer).isConfirmed;
}

const SHOWN_MS = 5_000;

/**
 * Says what has been done, and offers to undo it where that can be: at the foot of the screen, or higher where that
 * would cover what is pressed next. It goes by itself, by its button, by Escape in it, and by a swipe.
 */
export async function tell(text: string, undo?: () => void): Promise<void> {
  const popup = await loadPopup();
  await asked;
  let stopPlacing: (() => void) | undefined;
  const { isConfirmed } = await popup.fire({
    toast: true,
    position: 'bottom',
    titleText: text,
    timer: SHOWN_MS,
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
      if (toast.parentElement) stopPlacing = placeToast(toast.parentElement, toast);
    },
    didDestroy: () => stopPlacing?.(),
  });
  if (isConfirmed) undo?.();
}
