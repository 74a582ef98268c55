import { expect, it } from 'vitest';
import { cleanFileName } from '../../server/files/resume-store.ts';

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['My CV (final) v2.pdf', 'My CV (final) v2.pdf'],
  ['आशा मेनन.docx', 'आशा मेनन.docx'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\cv.doc', 'cv.doc'],
  ['/', 'resume'],
  ['.', 'resume'],
  ['..', 'resume'],
  ['', 'resume'],
  ['   ', 'resume'],
  ['\u0000', 'resume'],
  ['cv\u0000.pdf', 'cv.pdf'],
  ['cv.pdf\r\nSet-Cookie: a=b', 'cv.pdfSet-Cookie_ a=b'],
  ['cv\u202efdp.exe', 'cvfdp.exe'],
  ['cv\u2028\u2029\u200b\ufeff.pdf', 'cv.pdf'],
  ['...hidden.pdf', 'hidden.pdf'],
  ['. .hidden', 'hidden'],
  ['a<b>c:d"e|f?g*.pdf', 'a_b_c_d_e_f_g_.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(116)}.pdf`],
  ['x'.repeat(300), 'x'.repeat(120)],
  [`cv.${'x'.repeat(300)}`, `cv.${'x'.repeat(117)}`],
  [`${'👩🏽‍🚒'.repeat(100)}.pdf`, `${'👩🏽‍🚒'.repeat(29)}.pdf`],
  // A joiner is part of how the letters are written, and a nukta of one character becomes one of two.
  ['क्\u200dष \u095bैदी.pdf', 'क्\u200dष ज\u093cैदी.pdf'],
])('the name %j is stored as %j', (name, noted) => expect(cleanFileName(name)).toBe(noted));

it('never cuts a surrogate pair in half', () => {
  for (let length = 110; length < 130; length++)
    expect(cleanFileName(`${'x'.repeat(length)}👮👮.pdf`).isWellFormed()).toBe(true);
});
