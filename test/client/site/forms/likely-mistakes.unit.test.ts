import { describe, expect, it } from 'vitest';
import * as mistakes from '../../../../client/site/forms/likely-mistakes.ts';
import { sampleSite } from '../../../../server/content/sample-site.ts';

const { words } = sampleSite;
const askAboutEmail = (typed: string) => mistakes.askAboutEmail(typed, words);
const askAboutPhone = (typed: string) => mistakes.askAboutPhone(typed, words);
const askAboutEmailOrPhone = (typed: string) => mistakes.askAboutEmailOrPhone(typed, words);

describe('an e-mail address', () => {
  it.each([
    ['asha@gmial.com', 'asha@gmail.com'],
    ['asha@gmail', 'asha@gmail.com'],
    ['asha@Gamil.com ', 'asha@gmail.com'],
    ['asha@gmail,com', 'asha@gmail.com'],
    ['asha@gmail.com.', 'asha@gmail.com'],
    ['asha@yahooo.co.in', 'asha@yahoo.co.in'],
    ['ashagmail.com', 'asha@gmail.com'],
    ['asha @mills.example', 'asha@mills.example'],
  ])('%s probably means %s', (typed, meant) => expect(askAboutEmail(typed)?.suggestion).toBe(meant));

  it.each(['asha@mills', 'asha', '@mills.example', 'asha@', 'a@b@c.example'])(
    '%s is questioned without a suggestion',
    (typed) => {
      expect(askAboutEmail(typed)).toEqual({ words: expect.stringMatching(/\?$/) });
    },
  );

  it.each([
    ...['', ' asha@gmail.com ', 'asha@ymail.com', 'asha@mail.com', 'asha@yahoo.in', 'asha@mills.example'],
    'आशा@उदाहरण.भारत',
  ])('%s is not questioned', (typed) => expect(askAboutEmail(typed)).toBeUndefined());
});

describe('a phone number', () => {
  it('is questioned with fewer than ten digits', () => {
    expect(askAboutPhone('984501234')?.words).toBe(
      'These are nine digits; a number that we can call has ten. Is it complete?',
    );
    expect(askAboutPhone('9')?.words).toBe(
      'This is one digit; a number that we can call has ten. Is it complete?',
    );
    for (const typed of ['', '9845012345']) expect(askAboutPhone(typed)).toBeUndefined();
  });

  it('is distinguished from an e-mail address in a field for both', () => {
    expect(askAboutEmailOrPhone('98450 1234')?.words).toContain('nine digits');
    expect(askAboutEmailOrPhone('+91 98450 12345')).toBeUndefined();
    expect(askAboutEmailOrPhone('asha@gmial.com')?.suggestion).toBe('asha@gmail.com');
  });
});
