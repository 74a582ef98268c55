/**
 * The share of the window from which a field counts as tall. Then its message below it is scrolled into view instead.
 */
const TALL_FIELD_SHARE = 0.6;

/** Focuses a faulty field and scrolls it into the middle of the window, clear of any sticky bar. */
export function showFault(place: HTMLElement): void {
  place.focus({ preventScroll: true });
  const field = place.closest<HTMLElement>('.field');
  const message = field?.querySelector<HTMLElement>('.field__error');
  const isTall = field !== null && field.offsetHeight > innerHeight * TALL_FIELD_SHARE;
  (isTall && message ? message : (field ?? place)).scrollIntoView({ block: 'center' });
}

/**
 * Shows the first fault of a form: a field, otherwise the message at its end.
 * @returns whether there was one.
 */
export function showFirstFault(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const message = form.querySelector<HTMLElement>('.staff-form__error');
  if (field) showFault(field);
  // The message is announced by itself, and the focus stays on the button for another attempt.
  else message?.scrollIntoView({ block: 'center' });
  return field !== null || message !== null;
}
