/** The short name of the company. The server writes it into the page: see server/doors/staff/staff-pages.ts. */
export const companyName = document.querySelector<HTMLMetaElement>('meta[name="company"]')?.content ?? '';
