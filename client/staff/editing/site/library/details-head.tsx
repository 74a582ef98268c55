import { Button } from '../../../ui/button.tsx';

/** Leads back to all pictures where they do not fit beside the selected one. */
export function DetailsHead({ title, onBack }: { title: string; onBack(): void }) {
  return (
    <header className="library__head">
      <span className="library__back">
        <Button kind="plain" icon="chevron-left" onClick={onBack}>
          All pictures
        </Button>
      </span>
      <h3 className="d-head">{title}</h3>
    </header>
  );
}
