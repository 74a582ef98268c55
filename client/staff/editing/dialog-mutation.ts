import { showToast } from '../ui/notices.ts';

interface DialogMutationOptions {
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
export function dialogMutation({ onClose, refresh, text }: DialogMutationOptions) {
  return {
    onSuccess: () => {
      onClose();
      void showToast(text);
    },
    onSettled: () => void refresh(),
  };
}
