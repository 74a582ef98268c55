/** What a first quotation begins with. Every later one begins with the terms of the last one that was sent. */
export const firstTerms = [
  'Rates are per month for duties of 8 hours a day and 26 days a month. Relievers for weekly offs are included.',
  'Rates follow the minimum wages in force today and change with every revision of them.',
  'Statutory contributions (EPF, ESIC, bonus) and uniforms are included in the rates.',
  'GST is charged at the rate in force on the day of the bill.',
  'Bills are raised at the end of each month and are due within 15 days.',
  'Either side can end the service with a notice of 30 days in writing.',
].join('\n');

export const FIRST_GST = '18';
/** A quotation holds for this many days, unless the office chooses another day. */
export const HOLDS_DAYS = 30;
