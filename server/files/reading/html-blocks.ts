import sax from 'sax';
import type { ResumeBlock, ResumeWords } from '../../../src/contract/staff/resume-reading.ts';

/**
 * The headings, paragraphs, lists and tables of the HTML that the docx converter writes. No markup is kept: of every
 * other element, whatever it is, only the text remains, and the staff area builds its own elements from the result.
 * @throws {Error} for HTML that is not well-formed XML, as the converter's is.
 */
export function blocksOfHtml(html: string): ResumeBlock[] {
  const reader = new BlockReader();
  const parser = sax.parser(true, { position: false });
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name }) => reader.open(name);
  parser.onclosetag = (name) => reader.close(name);
  parser.ontext = (text) => reader.addText(text);
  parser.write(`<div>${html}</div>`).close();
  return reader.blocks;
}

type TextBlock = Exclude<ResumeBlock, { kind: 'table' }>;
type Table = Extract<ResumeBlock, { kind: 'table' }>;

class BlockReader {
  readonly blocks: ResumeBlock[] = [];
  #block: TextBlock | undefined;
  #table: Table | undefined;
  #openTables = 0;
  #openLists = 0;
  #openBold = 0;

  open(name: string): void {
    if (name === 'strong' || name === 'b') this.#openBold += 1;
    else if (name === 'br') this.addText('\n');
    else if (name === 'table') this.#openTable();
    else if (name === 'tr' && this.#openTables === 1) this.#table?.rows.push([]);
    else if ((name === 'td' || name === 'th') && this.#openTables === 1) this.#table?.rows.at(-1)?.push([]);
    else if (name === 'ul' || name === 'ol') {
      this.#finish();
      this.#openLists += 1;
    } else if (name === 'li') this.#begin({ kind: 'item', depth: Math.max(1, this.#openLists), words: [] });
    else if (/^h[1-6]$/.test(name)) this.#begin({ kind: 'heading', level: Number(name.slice(1)), words: [] });
    // A paragraph within an item of a list is the item's own text.
    else if (name === 'p' && this.#block?.kind !== 'item') this.#begin({ kind: 'paragraph', words: [] });
  }

  close(name: string): void {
    if (name === 'strong' || name === 'b') this.#openBold -= 1;
    else if (name === 'table') this.#closeTable();
    else if (name === 'ul' || name === 'ol') {
      this.#finish();
      this.#openLists -= 1;
    } else if (/^(h[1-6]|p|li|td|th)$/.test(name)) this.#finish();
  }

  addText(text: string): void {
    this.#block ??= { kind: 'paragraph', words: [] };
    const { words } = this.#block;
    const last = words.at(-1);
    const isBold = this.#openBold > 0;
    if (last?.isBold === isBold) last.text += text;
    else words.push({ text, isBold });
  }

  #begin(block: TextBlock): void {
    this.#finish();
    this.#block = block;
  }

  #finish(): void {
    const block = this.#block;
    this.#block = undefined;
    if (block === undefined || textOf(block.words).trim() === '') return;
    if (this.#table === undefined) this.blocks.push(block);
    else this.#table.rows.at(-1)?.at(-1)?.push(textOf(block.words).trim());
  }

  /** A table within a table becomes lines of the outer one's cell. */
  #openTable(): void {
    this.#finish();
    this.#openTables += 1;
    this.#table ??= { kind: 'table', rows: [] };
  }

  #closeTable(): void {
    this.#finish();
    this.#openTables -= 1;
    if (this.#openTables > 0 || this.#table === undefined) return;
    if (this.#table.rows.some((row) => row.some((cell) => cell.length > 0))) this.blocks.push(this.#table);
    this.#table = undefined;
  }
}

const textOf = (words: ResumeWords[]) => words.map(({ text }) => text).join('');
