import './loading-bar.css';

/** A thin progress bar at the top edge of the window, above the content. */
export function LoadingBar({ label }: { label: string }) {
  return <div className="loading-bar" role="progressbar" aria-label={label} />;
}
