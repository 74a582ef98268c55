import { expect, it } from 'vitest';
import { firstLettersOf, foldSpelling } from '../../server/spelling/fold-spelling.ts';

it.each([
  ['सुपरवाइज़र', 'सुपरवाइजर', 'सुपरवाईजर', 'सुपर्वाइज\u093cर', 'सुपरवाइ\u095bर'],
  ['मुंबई', 'मुम्बई', 'मुँबई', 'मुन्बइ'],
  ['ऑफिस', 'ऑफ़िस', 'आफिस', 'आफ़ीस'],
  ['मैनेजर', 'मेनेजर', 'मॅनेजर'],
  ['दिल्ली', 'दिल्लि', 'दिली'],
  ['चाहिए', 'चाहिये'],
  ['नई', 'नयी'],
  ['गार्ड', 'गारड', 'गार्\u200dड'],
])('%s is folded like its other spellings', (...spellings) =>
  expect(new Set(spellings.map(foldSpelling)).size, spellings.map(foldSpelling).join()).toBe(1),
);

it.each([
  ['माली', 'मल'],
  ['रात', 'रोटी'],
  ['गार्ड', 'गर्द'],
  ['पुणे', 'पूना'],
])('%s is not folded like %s', (one, other) => expect(foldSpelling(one)).not.toBe(foldSpelling(other)));

it.each(['guard', 'Résumé', 'ex-serviceman', 'গার্ড', 'காவலர்', ''])('%j stays as it is', (word) =>
  expect(foldSpelling(word)).toBe(word),
);

it('knows with which letters the spellings of a word begin', () => {
  expect(firstLettersOf('शिफ़्ट')).toEqual(['श', 'ष', 'स']);
  expect(firstLettersOf('ज़मीन')).toEqual(['ज', '\u095b']);
  expect(firstLettersOf('guard')).toEqual([]);
});
