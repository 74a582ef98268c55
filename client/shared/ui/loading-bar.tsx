/** A thin progress bar at the top edge of the window, above the content. */
export function LoadingBar({ label, hidden }: { label: string; hidden?: boolean }) {
  return <div className="loading-bar" role="progressbar" aria-label={label} hidden={hidden} />;
}
