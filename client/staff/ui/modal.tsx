import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import './modal.css';

interface ModalProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** For what is filled in or looked up over the screen. What is only said or asked is a notice. */
export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // What is to be filled in, rather than the way out of it.
    current?.querySelector<HTMLElement>('form :is(input, select, textarea)')?.focus();
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
