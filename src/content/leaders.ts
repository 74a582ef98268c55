/** The three leaders, by role: names are for the company to fill in. */
export const leaders = [
  { slug: 'chairman', role: 'Chairman' },
  { slug: 'managing-director', role: 'Managing Director' },
  { slug: 'executive-director', role: 'Executive Director' },
] as const;
