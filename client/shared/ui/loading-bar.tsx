import './loading-bar.css';

/** A thin bar at the window's top edge, over what is already there. */
export function LoadingBar({ label }: { label: string }) {
  return <div className="loading-bar" role="progressbar" aria-label={label} />;
}
