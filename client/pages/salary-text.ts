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
