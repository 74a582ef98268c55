/** The header that tells the sign-in library the caller's address. We always overwrite what the client sent. */
export const ADDRESS_HEADER = 'x-guardhouse-address';
