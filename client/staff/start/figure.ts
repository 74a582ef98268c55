const grouped = new Intl.NumberFormat('en-IN');

/** A count as an Indian office writes it: 1,23,456. */
export const figure = (count: number): string => grouped.format(count);
