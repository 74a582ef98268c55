/** A link that opens a chat with this number, with a message prefilled. The number is country code and digits only. */
export const whatsAppLink = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
