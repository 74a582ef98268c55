/** The names that the audit log has for what has no reference of its own. They are stored: never change one. */
export const blogSubject = (BlogId: number) => `blog ${BlogId}`;
export const documentSubject = (id: number) => `document ${id}`;
export const invitationSubject = (id: string) => `invitation ${id}`;
