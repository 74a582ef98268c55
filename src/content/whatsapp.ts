/**
 * The number that receives messages: country code and digits only, as wa.me requires. In a file of its own, because
 * every page loads site.ts and few pages need this.
 */
export const whatsAppNumber = '910000000000';

/** A link that opens a chat with the company, with this message prefilled. */
export const whatsAppLink = (message: string): string =>
  `https://wa.me/${whatsAppNumber}?text=${encodeURIComponent(message)}`;
