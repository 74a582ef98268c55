/** The same value with texts that PostgreSQL can store, whatever its file had: neither NUL nor half of a character. */
export function storable<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\u0000', '').toWellFormed() as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (value === null || typeof value !== 'object') return value;
  // What a tree's reader knows about places would double its size. A job's position is a text.
  const entries = Object.entries(value).filter(
    ([name, each]) => name !== 'position' || typeof each === 'string',
  );
  return Object.fromEntries(entries.map(([name, each]) => [storable(name), storable(each)])) as Value;
}
