/** What is asked about a likely mistake. */
export const questionsWords = {
  didYouMean: 'Did you mean {suggestion}?',
  twoAts: 'There are two @ in this e-mail address. Is it right?',
  noAt: 'An e-mail address has an @ in its middle. Is this one complete?',
  noDot: 'There is no dot after the @ in this e-mail address. Is it complete?',
  fewDigits:
    '{count, plural, =1 {This is one digit} =2 {These are two digits} =3 {These are three digits} =4 {These are four digits} =5 {These are five digits} =6 {These are six digits} =7 {These are seven digits} =8 {These are eight digits} =9 {These are nine digits} other {These are # digits}}; a number that we can call has ten. Is it complete?',
} as const;
