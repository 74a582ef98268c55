import { describe, expect, it } from 'vitest';
import {
  askAboutEmail,
  askAboutEmailOrPhone,
  askAboutPhone,
} from '../../../../client/site/forms/likely-mistakes.ts';

describe('an e-mail address', () => {
  it.each([
    ['asha@gmial.com', 'asha@gmail.com'],
    ['asha@gmail.con', 'asha@gmail.com'],
    ['asha@gmail.in', 'asha@gmail.com'],
    ['asha@gmail', 'asha@gmail.com'],
    ['asha@Gamil.com ', 'asha@gmail.com'],
    ['asha@gmail,com', 'asha@gmail.com'],
    ['asha@gmail.com.', 'asha@gmail.com'],
    ['asha@yahooo.co.in', 'asha@yahoo.co.in'],
    ['asha@redifmial.com', 'asha@rediffmail.com'],
    ['asha@hotmal.com', 'asha@hotmail.com'],
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
    '',
    ' asha@gmail.com ',
    'asha@ymail.com',
    'asha@mail.com',
    'asha@yahoo.in',
    'asha@mills.example',
    'asha@example.com',
    'आशा@उदाहरण.भारत',
  ])('%s is not questioned', (typed) => expect(askAboutEmail(typed)).toBeUndefined());
});

describe('a phone number', () => {
  it('is questioned with fewer than ten digits', () => {
    expect(askAboutPhone('984501234')?.words).toContain('nine digits');
    expect(askAboutPhone('9')?.words).toContain('one digit;');
    for (const typed of ['', '9845012345']) expect(askAboutPhone(typed)).toBeUndefined();
  });

  it('is distinguished from an e-mail address in a field for both', () => {
    expect(askAboutEmailOrPhone('98450 1234')?.words).toContain('nine digits');
    expect(askAboutEmailOrPhone('+91 98450 12345')).toBeUndefined();
    expect(askAboutEmailOrPhone('asha@gmial.com')?.suggestion).toBe('asha@gmail.com');
  });
});
