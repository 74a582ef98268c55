import { asciiDigits } from '../../../src/contract/fields.ts';

/** The code of the country whose numbers are written without one. */
const OWN_COUNTRY = '91';
const isIndianMobile = (number: string) => /^91[6-9]\d{9}$/.test(number);

export interface PhoneNumber {
  /** With the country's code, to dial: `+919845012345`. */
  dialled: string;
  /** The same as WhatsApp takes it. Undefined for an Indian landline, which cannot have WhatsApp. */
  whatsApp: string | undefined;
}

/**
 * Reads a typed number. One without a country's code is Indian, with or without the 0 of a trunk call before it.
 * @returns undefined for what is no number.
 */
export function readPhoneNumber(typed: string): PhoneNumber | undefined {
  const text = asciiDigits(typed).trim();
  if (!/^[+\d][\d\s().-]*$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  const number = withCountry(digits, text.startsWith('+'));
  if (!/^[1-9]\d{7,14}$/.test(number)) return undefined;
  const isMobile = !number.startsWith(OWN_COUNTRY) || isIndianMobile(number);
  return { dialled: `+${number}`, whatsApp: isMobile ? number : undefined };
}

function withCountry(digits: string, hasPlus: boolean): string {
  if (hasPlus) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  const national = digits.replace(/^0/, '');
  return national.length === 10 ? OWN_COUNTRY + national : national;
}
