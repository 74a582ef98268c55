import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { postedDate } from '../../src/content/posted-date.ts';
import { salaryRange } from '../../src/content/salary-text.ts';
import { jidOfSegment, jobPath } from '../../src/contract/job-path.ts';
import { textBlocks } from '../../src/contract/typed-text.ts';

describe('a job’s address', () => {
  it.each([
    ['Security Guard', '/jobs/JO-7-security-guard'],
    ['  HVAC / AC-Technician (Gr. II) ', '/jobs/JO-7-hvac-ac-technician-gr-ii'],
    ['Café Maître', '/jobs/JO-7-cafe-maitre'],
    ['सुरक्षा गार्ड', '/jobs/JO-7'],
    ['🛡️', '/jobs/JO-7'],
    ['../../etc/passwd?x=1#y', '/jobs/JO-7-etc-passwd-x-1-y'],
    ['a'.repeat(200), '/jobs/JO-7'],
    [`${'guard '.repeat(40)}`, `/jobs/JO-7-${Array(10).fill('guard').join('-')}`],
  ])('of %j is %s', (OpenPosition, path) => {
    expect(jobPath({ Jid: 'JO-7', OpenPosition })).toBe(path);
    expect(jidOfSegment(path.slice('/jobs/'.length))).toBe('JO-7');
  });
});

describe('a description as it was typed', () => {
  it('has its paragraphs and lines', () => {
    expect(textBlocks('One.\r\nStill one.\n\n  Two.  \n\n\n')).toEqual([
      { type: 'paragraph', lines: ['One.', 'Still one.'] },
      { type: 'paragraph', lines: ['Two.'] },
    ]);
  });

  it('keeps its lists, numbered ones and continued lines included', () => {
    expect(textBlocks('Duties:\n- gate\n• patrol\n   at night\n3. third\n4) fourth\nEnd')).toEqual([
      { type: 'paragraph', lines: ['Duties:'] },
      { type: 'list', start: undefined, items: ['gate', 'patrol at night'] },
      { type: 'list', start: 3, items: ['third', 'fourth'] },
      { type: 'paragraph', lines: ['End'] },
    ]);
  });

  it.each(['-5 degrees', '10th pass', '2.5 LPA', '- ', '*bold*', '1.'])(
    'treats %j as text, not as a list',
    (line) => {
      expect(textBlocks(line)).toEqual([{ type: 'paragraph', lines: [line.trim()] }]);
    },
  );

  it('may be empty', () => expect(textBlocks(' \n ')).toEqual([]));
});

it.each([
  ['17500', '19,500', '₹17,500 – ₹19,500'],
  ['250000', '250000', '₹2,50,000'],
  ['', '19500', '₹19,500'],
  ['15k', '', '₹15,000'],
  ['26000', '30000 + petrol', '₹26,000 – ₹30,000 + petrol'],
  ['25000 per month', '30000 p.m.', '₹25,000 – ₹30,000 a\u00a0month'],
  ['900 per day', '1150/day', '₹900 – ₹1,150 a\u00a0day'],
  ['4.2 LPA', '5.4 LPA', '₹4.2\u00a0lakh – ₹5.4\u00a0lakh a\u00a0year'],
  ['9 LPA', '12 LPA + incentive', '₹9\u00a0lakh – ₹12\u00a0lakh a\u00a0year + incentive'],
  ['600 per day', '18000 a month', '₹600 a\u00a0day – ₹18,000 a\u00a0month'],
  ['as per norms', '19000', 'as per norms – ₹19,000'],
])('a salary from %j to %j is shown as %s', (least, most, shown) => {
  expect(salaryRange(sampleSite.words, least, most)).toBe(shown);
});

it('the day of posting is the calendar day in India', () => {
  expect(postedDate('2026-11-20T18:29:59.000Z', 'en-IN')).toBe('20-11-2026');
  expect(postedDate('2026-11-20T18:30:00.000Z', 'en-IN')).toBe('21-11-2026');
  expect(postedDate('2026-11-20T18:30:00.000Z', 'hi-IN')).toBe('21 नवंबर 2026');
});
