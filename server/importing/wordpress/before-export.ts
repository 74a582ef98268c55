/** What may stand before an export. */
const LONGEST_BEFORE = 256 * 1024;

/**
 * Passes over what stands before an export: themes print a `<meta>` there, and servers their warnings, which WordPress's
 * own importer does not mind. Definitions stay, so that they are refused, and all lines keep their numbers.
 */
export class BeforeExport {
  private before = '';
  private isOver = false;

  /** The part of the next piece of the file that belongs to the export. */
  cut(text: string): string {
    if (this.isOver) return text;
    this.before += text;
    const from = this.before.search(/<rss[\s>]/i);
    return from >= 0 || this.before.length >= LONGEST_BEFORE ? this.finish(from) : '';
  }

  /** What was kept of a file in which no export begins. */
  rest(): string {
    return this.isOver ? '' : this.finish(-1);
  }

  private finish(from: number): string {
    const { before } = this;
    this.isOver = true;
    this.before = '';
    if (from < 0) return before;
    const definition = before.slice(0, from).search(/<!(?:DOCTYPE|ENTITY)/i);
    const kept = definition < 0 ? from : definition;
    return before.slice(0, kept).replace(/[^\n]+/g, '') + before.slice(kept);
  }
}
