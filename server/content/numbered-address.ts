/** By these WordPress names an item with its number, whatever other addresses it has. */
const NAMES = ['p', 'page_id', 'attachment_id'];
const NUMBER = /^[1-9]\d{0,17}$/;
/** Longer ones are nobody's link. */
const LONGEST_QUERY = 2_000;

interface NumberedAddress {
  /** In the one spelling in which it is stored: `/?p=12`. */
  address: string;
  /** What else the query had, such as where a visitor comes from; '' or with its question mark. */
  rest: string;
}

/**
 * Reads an address such as `/?p=12`, `/index.php?page_id=7` or `/?post_type=job_listing&p=9`.
 * @param path decoded.
 * @param query with or without its question mark.
 * @returns undefined for any other address.
 */
export function readNumberedAddress(path: string, query: string): NumberedAddress | undefined {
  if (query.length < 2 || query.length > LONGEST_QUERY) return undefined;
  const folder = path.replace(/(?<=\/)index\.php$/, '');
  if (!folder.endsWith('/')) return undefined;
  const parameters = new URLSearchParams(query);
  const name = NAMES.find((each) => parameters.has(each));
  const number = name && parameters.get(name);
  if (!name || !number || !NUMBER.test(number)) return undefined;
  parameters.delete(name);
  parameters.delete('post_type');
  const rest = parameters.toString();
  return { address: `${folder}?${name}=${number}`, rest: rest === '' ? '' : `?${rest}` };
}
