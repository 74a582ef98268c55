const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** Salaries are free text. A plain figure shows as ₹2,50,000; anything else stays as it was written. */
export function salaryText(text: string): string {
  const figure = /^(?:₹|rs\.?)?\s*(\d[\d,]*)$/i.exec(text.trim())?.[1];
  return figure === undefined ? text : rupees.format(Number(figure.replaceAll(',', '')));
}

/** ₹17,500 – ₹19,500; one of them where the other says the same or nothing. */
export function salaryRange(least: string, most: string): string {
  const [from, to] = [salaryText(least), salaryText(most)];
  return from === '' || from === to ? to : to === '' ? from : `${from} – ${to}`;
}
