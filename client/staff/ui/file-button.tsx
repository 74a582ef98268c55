import type { ComponentProps } from 'react';
import { buttonClass } from '../../shared/ui/button.tsx';
import { StaffIcon } from './staff-icon.tsx';

interface FileButtonProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  kind?: 'main' | 'soft';
  onFiles(files: readonly File[]): void;
}

/** A button that chooses files. */
export function FileButton({ kind = 'main', className, children, onFiles, ...input }: FileButtonProps) {
  return (
    <label className={`${buttonClass(kind)} ${className}`} aria-disabled={input.disabled || undefined}>
      <StaffIcon name="plus" /> {children}
      <input
        {...input}
        type="file"
        className="visually-hidden"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Reset, so that choosing the same file again fires a change event.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </label>
  );
}
