import { type ReactNode, useId } from 'react';
import { FieldFrame } from '../../../../shared/ui/field.tsx';
import { FieldMenu } from './field-menu.tsx';

interface FieldShellProps {
  path: string;
  label: string;
  help?: ReactNode;
  fault: string | undefined;
  children(frame: { id: string; hint: ReactNode; error: string | undefined }): ReactNode;
}

/** The parts that every field has around its control: label, help, fault, and the menu that shows its history. */
export function FieldShell({ path, label, help, fault, children }: FieldShellProps) {
  const id = useId();
  return (
    <div className="site-field" data-path={path}>
      <FieldFrame id={id} label={label} error={fault} hint={help}>
        {children({ id, hint: help, error: fault })}
      </FieldFrame>
      <FieldMenu path={path} label={label} />
    </div>
  );
}
