/** A piece of a text: words, or a shortcode such as `[gallery ids="1,2"]`. */
export type Token =
  | { type: 'words'; text: string }
  | {
      type: 'code';
      text: string;
      name: string;
      kind: 'opens' | 'closes';
      attributes: Record<string, string>;
      isPlain: boolean;
    };

const LONGEST_CODE = 5_000;
const NAME = /^[a-z][\w-]{0,59}/i;

/** Cuts a text at its shortcodes, in linear time. `[[code]]` is words: that is how WordPress writes about one. */
export function cutAtShortcodes(text: string): Token[] {
  const tokens: Token[] = [];
  let words = 0;
  for (let at = text.indexOf('['); at >= 0; at = text.indexOf('[', at)) {
    const escaped = text[at + 1] === '[';
    const code = readCode(text, escaped ? at + 1 : at);
    if (code === undefined) {
      at += escaped ? 2 : 1;
      continue;
    }
    const end = at + code.text.length + (escaped ? 1 : 0);
    const isWords = escaped && text[end] === ']';
    tokens.push({ type: 'words', text: text.slice(words, isWords ? at : escaped ? at + 1 : at) });
    tokens.push(isWords ? { type: 'words', text: code.text } : code);
    at = isWords ? end + 1 : end;
    words = at;
  }
  tokens.push({ type: 'words', text: text.slice(words) });
  return tokens.filter((token) => token.text !== '');
}

function readCode(text: string, from: number): (Token & { type: 'code' }) | undefined {
  const closes = text[from + 1] === '/';
  const start = from + (closes ? 2 : 1);
  const name = NAME.exec(text.slice(start, start + 60))?.[0];
  if (name === undefined) return undefined;
  const end = endOfCode(text, start + name.length);
  if (end === undefined) return undefined;
  const inner = text.slice(start + name.length, end);
  if (inner !== '' && !/^[\s/=]/.test(inner)) return undefined;
  const attributes = readAttributes(inner);
  return {
    type: 'code',
    text: text.slice(from, end + 1),
    name: name.toLowerCase(),
    kind: closes ? 'closes' : 'opens',
    attributes,
    isPlain: !closes && Object.keys(attributes).length === 0 && !/\/\s*$/.test(inner),
  };
}

/** The bracket that ends it, which is none within quotes. */
function endOfCode(text: string, from: number): number | undefined {
  let quote = '';
  for (let at = from; at < text.length && at < from + LONGEST_CODE; at++) {
    const sign = text[at] as string;
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === ']') return at;
    else if (sign === '[') return undefined;
    else if ((sign === '"' || sign === "'") && text[at - 1] === '=') quote = sign;
  }
  return undefined;
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = Object.create(null);
  for (const [, name = '', quoted, single, bare] of text.matchAll(
    /([a-z][\w-]{0,60})\s{0,3}=\s{0,3}(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/gi,
  ))
    attributes[name.toLowerCase()] = quoted ?? single ?? bare ?? '';
  return attributes;
}
