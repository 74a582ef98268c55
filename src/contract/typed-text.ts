/** A block of plain text: a paragraph with its line breaks, or a list. */
export type TextBlock =
  | { type: 'paragraph'; lines: string[] }
  | { type: 'list' /** The first number of a numbered list. */; start: number | undefined; items: string[] };

const listMark = /^\s*(?:[-*•·–]|(\d{1,3})[.)])\s+(?=\S)/;

/** Splits typed text into blocks: blank lines separate paragraphs, bullets or numbers make list items. */
export function textBlocks(text: string): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: TextBlock | undefined;
  const begin = (block: TextBlock) => {
    open = block;
    blocks.push(block);
  };
  for (const line of text.split(/\r\n?|\n/)) {
    const words = line.trim();
    const [mark, number] = listMark.exec(line) ?? [];
    if (words === '') open = undefined;
    else if (mark !== undefined) {
      const start = number === undefined ? undefined : Number(number);
      const item = line.slice(mark.length).trim();
      if (open?.type === 'list' && (open.start === undefined) === (start === undefined))
        open.items.push(item);
      else begin({ type: 'list', start, items: [item] });
    } else if (open?.type === 'list' && /^\s/.test(line)) open.items.push(`${open.items.pop()} ${words}`);
    else if (open?.type === 'paragraph') open.lines.push(words);
    else begin({ type: 'paragraph', lines: [words] });
  }
  return blocks;
}
