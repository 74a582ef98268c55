/** How the audit log refers to what has no reference of its own. The names are stored: never change one. */
export const blogSubject = (BlogId: number) => `blog ${BlogId}`;
export const documentSubject = (id: number) => `document ${id}`;
export const invitationSubject = (id: string) => `invitation ${id}`;
