import '../people.css';

const number = new Intl.NumberFormat('en-IN');

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
          <dd>{typeof value === 'number' ? number.format(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
