import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { useFormActions } from './form-context.ts';

/** Leads from a field to who changed it. It is quiet until the field has the pointer or the focus. */
export function FieldMenu({ path, label }: { path: string; label: string }) {
  const { showHistory } = useFormActions();
  return (
    <button
      type="button"
      className="site-field__history"
      title="Who changed this?"
      onClick={() => showHistory(path)}
    >
      <StaffIcon name="clock" />
      <span className="visually-hidden">Who changed “{label}”?</span>
    </button>
  );
}
