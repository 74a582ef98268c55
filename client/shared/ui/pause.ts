/** Ends the task that runs, so that the browser can answer a tap before it goes on. */
export function pause(): Promise<void> {
  if ('scheduler' in window && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => setTimeout(resolve));
}
