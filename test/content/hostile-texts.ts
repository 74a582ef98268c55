/** Texts that have broken other sites. Each is what somebody could paste into any field. */
export const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '</script><script>alert(2)',
  '</title></style></textarea><b>',
  '<img src=x onerror=alert(3)>',
  '"><svg onload=alert(4)>',
  "' onmouseover='alert(5)",
  'javascript:alert(6)',
  '[x](javascript:alert(7))',
  '<!-- --!> <![CDATA[ ]]>',
  '&lt;b&gt; &#60;i&#62; &amp;amp;',
  '\u202Eright to left\u202C',
  '\u200Bnothing\uFEFF to see\u00AD',
  'a\u2028line\u2029break',
  "$& $1 $$ $` $'",
  '\\u003cb\\u003e \\x41 \\',
  '%0d%0aBcc: x@example.com',
  '__proto__ constructor',
  "it's '' # | ~",
  '👩‍🚒 आशा ﷽ Z̵̛̩a',
  '=1+1 @SUM(A1) -2',
  '} {',
];

/** Texts that no document of visitors' words may have, with what is said about them. */
export const refusedTexts: readonly (readonly [text: string, message: RegExp])[] = [
  ['{nobody}', /There is no figure called \{nobody\}/],
  ['{{nobody}}', /There is no figure called \{nobody\}/],
  ['{__proto__}{constructor}', /There is no figure called \{constructor\}/],
  [' \u00A0\t ', /Please fill this in|characters are needed/],
];

/** Texts that no message may have, since they are ICU MessageFormat. */
export const refusedMessages: readonly string[] = [
  '{count, plural, one {',
  '{count, plural, one {x}}',
  '{0, nothing, nothing',
  '{constructor}',
  '<b>bold</b>',
];
