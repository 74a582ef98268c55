/** Any value of a document as text to read and to compare. The names of fields mean nothing to the reader. */
export function formatValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (value === true) return 'Yes';
  if (Array.isArray(value)) return value.map(formatValue).filter(Boolean).join('\n');
  if (typeof value === 'object') return Object.values(value).map(formatValue).filter(Boolean).join('\n');
  return String(value);
}
