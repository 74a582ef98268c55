import './skip-link.css';

export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to the content
    </a>
  );
}
