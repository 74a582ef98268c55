/** A field taller than this part of the window is shown by its message, which stands under it. */
const MOST_OF_WINDOW = 0.6;

/**
 * Brings what is wrong into view and gives it the focus. In the middle of the window it is clear of the bars that stick
 * to the edges, whichever the screen has.
 */
export function showFault(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  const field = place.closest<HTMLElement>('.field');
  const message = field?.querySelector<HTMLElement>('.field__error');
  const isTall = field !== null && field.offsetHeight > innerHeight * MOST_OF_WINDOW;
  (isTall && message ? message : (field ?? place)).scrollIntoView({ block: 'center' });
}

/** Shows the first thing that is wrong in a form: a field, else the message at its end. @returns whether there was one. */
export function showFirstFault(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const message = form.querySelector<HTMLElement>('.staff-form__error');
  if (field) showFault(field);
  // It is read out by itself: whoever wants to try again finds the focus where it was.
  else message?.scrollIntoView({ block: 'center' });
  return field !== null || message !== null;
}
