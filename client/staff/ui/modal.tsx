import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import './dialogs.css';

interface ModalProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** A dialog to fill in or look something up. Messages and questions use notices.ts. */
export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // Focuses the first field instead of the close button.
    current?.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus();
  }, []);
  // While it is still in the page: then the browser returns the focus to where it was before.
  useLayoutEffect(() => {
    const { current } = dialog;
    return () => current?.close();
  }, []);
  return (
    <dialog ref={dialog} className="modal" aria-labelledby={id} closedby="any" onClose={onClose}>
      <header>
        <h2 id={id}>{title}</h2>
        <Button kind="plain" icon="close" label="Close" onClick={() => dialog.current?.close()} />
      </header>
      {children}
    </dialog>
  );
}
