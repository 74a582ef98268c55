import './ui.css';

/** A person's initials, beside the name. Hidden from screen readers, which read the name. */
export function Initials({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '');
  return (
    <span className="initials" aria-hidden="true">
      {letters.join('').toUpperCase()}
    </span>
  );
}
