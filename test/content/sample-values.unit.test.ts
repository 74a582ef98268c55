import { describe, expect, it } from 'vitest';
import { sampleSite } from '../../server/content/sample-site.ts';
import { sampleIdentity } from '../../src/content/identity.ts';
import { samplePresence } from '../../src/content/presence.ts';
import { isSampleBrand, sampleValuesIn } from '../../src/content/sample-values.ts';
import { makeSite } from '../factories/published-site.ts';

const labels = (site = sampleSite) => sampleValuesIn(site).map(({ label }) => label);

/** The same values, with the fields of each object in another order, as jsonb gives them back. */
function reorder<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(reorder) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, reorder(item)]),
  ) as Value;
}

describe('what is still the sample company’s', () => {
  it('is everything on its own site, and where the sample was published unchanged', () => {
    expect(new Set(labels()).size).toBe(18);
    const stored = makeSite({ identity: reorder(sampleIdentity), presence: reorder(samplePresence) });
    expect(labels(stored)).toEqual(labels());
    expect([isSampleBrand(sampleIdentity), isSampleBrand(stored.identity)]).toEqual([true, true]);
  });

  it('is no longer what has changed', () => {
    const identity = {
      ...sampleIdentity,
      shortName: 'Trishul',
      tollFree: { ...sampleIdentity.tollFree, display: '1800 555 7311' },
    };
    const site = makeSite({ identity, presence: { ...samplePresence, licences: [] } });
    const gone = labels().filter((label) => !labels(site).includes(label));
    expect(gone).toEqual(['Short name', 'Toll-free line', 'Licences']);
    expect(isSampleBrand(identity)).toBe(false);
  });
});
