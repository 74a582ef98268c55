import { tell } from '../notices.ts';

interface DialogChange {
  onClose(): void;
  /** Refetches the queries that show the changed item. */
  refresh(): unknown;
  /** The confirmation, for the toast. */
  text: string;
}

/**
 * The callbacks of a dialog's mutation: a success closes the dialog and shows a toast; an error is shown by the
 * dialog's form.
 */
export function changeInDialog({ onClose, refresh, text }: DialogChange) {
  return {
    onSuccess: () => {
      onClose();
      void tell(text);
    },
    onSettled: () => void refresh(),
  };
}
