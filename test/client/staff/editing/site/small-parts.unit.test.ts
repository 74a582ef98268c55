import { describe, expect, it } from 'vitest';
import { findTimeFault, readInstant } from '../../../../../client/staff/editing/planned-time.ts';
import { addressFor, anchorFor } from '../../../../../client/staff/editing/site/form/address-for.ts';
import { findAddressFault } from '../../../../../client/staff/editing/site/pages/find-address-fault.ts';
import { toIndianTime } from '../../../../../src/day-in-india.ts';

describe('addresses', () => {
  it('are suggested from a name, and anchors from a heading', () => {
    expect(['Night patrols', '  Café & Co. ', 'Guards’ day', ''].map(addressFor)).toEqual([
      ...['/night-patrols', '/cafe-co', '/guards-day', '/'],
    ]);
    expect(anchorFor('What happens when a guard falls ill at night')).toBe(
      'what-happens-when-a-guard-falls-ill-at',
    );
    expect(anchorFor('रात की गश्त')).toBe('');
  });

  it('are refused if they cannot be typed, and accepted as the specification has them', () => {
    for (const path of ['about', '/a//b', '/a/', '/a b', '/a?b'])
      expect(findAddressFault(path)).toBeDefined();
    for (const path of ['/', '/e-surveillanceICCC', '/training_gallery', '/a/b'])
      expect(findAddressFault(path)).toBeUndefined();
  });
});

describe('the time of a release', () => {
  it('is that of India, wherever the computer is', () => {
    expect(new Date(readInstant('2026-11-24T09:00')).toISOString()).toBe('2026-11-24T03:30:00.000Z');
    expect(toIndianTime(new Date('2026-11-24T20:00:00Z'))).toBe('2026-11-25T01:30');
  });

  it('must be to come', () => {
    const now = new Date('2026-11-24T03:30:00Z');
    expect(findTimeFault('2026-11-24T09:01', now)).toBeUndefined();
    expect(findTimeFault('2026-11-24T09:00', now)).toContain('IST');
    expect(findTimeFault('', now)).toBe('Choose a day and time.');
  });
});
