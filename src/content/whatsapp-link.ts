import { site } from './site.ts';

/** Opens a chat with the company, with these words ready to be sent. */
export const whatsAppLink = (message: string): string =>
  `https://wa.me/${site.whatsApp.dial}?text=${encodeURIComponent(message)}`;
