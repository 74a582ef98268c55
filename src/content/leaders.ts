/** The three leaders by role, without names, which the company enters. */
export const leaders = [
  { slug: 'chairman', role: 'Chairman' },
  { slug: 'managing-director', role: 'Managing Director' },
  { slug: 'executive-director', role: 'Executive Director' },
] as const;
