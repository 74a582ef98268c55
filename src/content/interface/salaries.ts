/** How a salary is written, beside the figures of a job. Non-breaking spaces keep a figure and its unit on one line. */
export const salaryWords = {
  lakh: '₹{amount}\u00a0lakh',
  range: '{from} – {to}',
  aMonth: '{amounts} a\u00a0month',
  aDay: '{amounts} a\u00a0day',
  anHour: '{amounts} an\u00a0hour',
  aWeek: '{amounts} a\u00a0week',
  aShift: '{amounts} a\u00a0shift',
  aYear: '{amounts} a\u00a0year',
} as const;
