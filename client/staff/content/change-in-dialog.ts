import { tell } from '../notices.ts';

interface DialogChange {
  onClose(): void;
  /** Asks anew for what shows the thing that is changed. */
  refresh(): unknown;
  /** What was done, for the foot of the screen. */
  text: string;
}

/** How a mutation ends that a dialog makes: once it is through the dialog closes; a failure is told in its form. */
export function changeInDialog({ onClose, refresh, text }: DialogChange) {
  return {
    onSuccess: () => {
      onClose();
      void tell(text);
    },
    onSettled: () => void refresh(),
  };
}
