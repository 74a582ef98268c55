/**
 * The number that answers messages, with its country and nothing but digits, as wa.me asks for it. Apart from site.ts,
 * which every page loads: few pages offer it.
 */
export const whatsAppNumber = '910000000000';

/** Opens a chat with the company, with these words ready to be sent. */
export const whatsAppLink = (message: string): string =>
  `https://wa.me/${whatsAppNumber}?text=${encodeURIComponent(message)}`;
