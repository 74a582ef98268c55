/** How the audit log refers to records that have no reference. These names are stored, so never change one. */
export const blogSubject = (BlogId: number) => `blog ${BlogId}`;
export const documentSubject = (id: number) => `document ${id}`;
export const pictureSubject = (name: string) => `picture ${name}`;
export const importSubject = (id: number) => `import ${id}`;
export const invitationSubject = (id: string) => `invitation ${id}`;
