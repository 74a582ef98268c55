import { groupDigits } from '../../../../src/content/group-digits.ts';
import '../people.css';

export function CountsList({
  counts,
}: {
  counts: readonly (readonly [name: string, value: number | string])[];
}) {
  return (
    <dl className="counts">
      {counts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{typeof value === 'number' ? groupDigits(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
