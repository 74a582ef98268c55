import { describe, expect, test } from 'vitest';
import { slipsOf, soundOf } from '../../server/inbox/search/sound-key.ts';

describe('the sound of a name', () => {
  test.for([
    ['Ramesh', 'Rames', 'रमेश', 'রমেশ', 'ரமேஷ்', 'రమేష్', 'ರಮೇಶ್', 'രമേശ്', 'રમેશ', 'ରମେଶ'],
    ['Yadav', 'Yadhav', 'Yadaw', 'यादव'],
    ['Priya', 'Preeya', 'Pria', 'प्रिया'],
    ['Lakshmi', 'Laxmi', 'Lakshmee', 'लक्ष्मी'],
    ['Rajkumar', 'Raajkumaar', 'राजकुमार'],
    ['Fatima', 'Phatima', 'Fathima', 'फ़ातिमा'],
    ['Zakir', 'Jakir', 'ज़ाकिर'],
    ['Krishna', 'Krisna', 'कृष्ण'],
    ['Aisha', 'Ayesha'],
    ['Gaurav', 'Gourav', 'Gowrav', 'गौरव'],
    ['Reddy', 'Reddi', 'Redy'],
    ['Kavita', 'Kavitha', 'Kawita', 'कविता'],
    ['Chhaya', 'Chaya', 'छाया'],
    ['Qureshi', 'Kureshi'],
  ])('%s is the same as that of its other spellings', (spellings) => {
    expect(new Set(spellings.map(soundOf)).size, spellings.map(soundOf).join()).toBe(1);
  });

  test.for([
    ['Ramesh', 'Rumesh'],
    ['Anil', 'Sunil'],
    ['Chandra', 'Kandra'],
    ['Vikas', 'Bikas'],
  ])('%s differs from that of %s', ([one = '', other = '']) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });

  test.for(['', 'x', '4711', 'a1b2', '।', 'Москва', 'x'.repeat(65)])('%j has none', (word) => {
    expect(soundOf(word)).toBeUndefined();
  });

  test('with one wrong letter, but not the first, matches after removing a letter', () => {
    const [yadav, yadv] = [soundOf('Yadav') ?? '', soundOf('Yadv') ?? ''];
    expect(slipsOf(yadav)).toContain(yadv);
    expect(slipsOf('rames')).toEqual(['rmes', 'raes', 'rams', 'rame']);
    expect(slipsOf('rao')).toEqual([]);
  });
});
