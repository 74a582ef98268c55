interface Head {
  title: string | undefined;
  description: string | undefined;
  canonical: string | undefined;
  /** That of the whole page. */
  lang: string | undefined;
  /** Its addresses, by `hreflang`. */
  alternates: Record<string, string>;
  /** The contents of `<meta name>` and of `<meta property>`. */
  name: Record<string, string>;
  property: Record<string, string>;
  /** The blocks of structured data. */
  data: Record<string, unknown>[];
}

/** Reads a page's head as a search engine does, and fails on anything that is not escaped. */
export function headOf(html: string): Head {
  const head = /<head>(.*?)<\/head>/s.exec(html)?.[1] ?? '';
  const titles = [...head.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map((match) =>
    unescapeHtml(match[1] ?? ''),
  );
  const elements = [...head.matchAll(/<(?:meta|link)((?:\s+[\w:-]+(?:="[^"<]*")?)*)\s*\/?>/g)].map((match) =>
    attributesOf(match[1] ?? ''),
  );
  const metaOf = (kind: 'name' | 'property') => {
    const found = elements.filter((element) => element[kind] !== undefined);
    const keys = found.map((element) => element[kind]);
    if (new Set(keys).size < keys.length) throw new Error(`Twice in one head: ${keys}`);
    return Object.fromEntries(found.map((element) => [element[kind] ?? '', element.content ?? '']));
  };
  const canonicals = elements.filter(({ rel }) => rel === 'canonical');
  if (titles.length > 1 || canonicals.length > 1) throw new Error('A head with two titles or addresses');
  const blocks = head.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const name = metaOf('name');
  return {
    title: titles[0],
    description: name.description,
    canonical: canonicals[0]?.href,
    lang: /<html lang="([^"]*)"/.exec(html)?.[1],
    alternates: Object.fromEntries(
      elements.flatMap(({ rel, hreflang, href = '' }) =>
        rel === 'alternate' && hreflang !== undefined ? [[hreflang, href]] : [],
      ),
    ),
    name,
    property: metaOf('property'),
    data: [...blocks].map((match) => JSON.parse(match[1] ?? '')),
  };
}

function attributesOf(text: string): Record<string, string | undefined> {
  const pairs = [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)];
  return Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, unescapeHtml(value)]));
}

function unescapeHtml(text: string): string {
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');
}
