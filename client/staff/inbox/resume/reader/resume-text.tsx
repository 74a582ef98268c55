import type {
  ResumeBlock,
  ResumeReading,
  ResumeWords,
} from '../../../../../src/contract/staff/resume-reading.ts';
import { findTextLanguage } from '../../../ui/find-text-language.ts';

type TextReading = Extract<ResumeReading, { form: 'text' }>;

/** The text of a Word document, in elements of our own: none of its markup reaches the page. */
export function ResumeText({ blocks, isCut }: TextReading) {
  return (
    <div className="resume-text">
      <p className="resume-text__note">
        This is the text of a Word document. Pictures and the layout are left out; the download has them.
      </p>
      {inLists(blocks).map((part, index) =>
        Array.isArray(part) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a document never change
          <List items={part} key={index} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a document never change
          <Block block={part} key={index} />
        ),
      )}
      {isCut && <p className="resume-text__note">The document goes on. The download has all of it.</p>}
    </div>
  );
}

type Item = Extract<ResumeBlock, { kind: 'item' }>;

/** The blocks in their order, with items that follow each other as one list. */
function inLists(blocks: ResumeBlock[]): (Exclude<ResumeBlock, Item> | Item[])[] {
  const parts: (Exclude<ResumeBlock, Item> | Item[])[] = [];
  for (const block of blocks) {
    const last = parts.at(-1);
    if (block.kind !== 'item') parts.push(block);
    else if (Array.isArray(last)) last.push(block);
    else parts.push([block]);
  }
  return parts;
}

function List({ items }: { items: Item[] }) {
  return (
    <ul className="resume-text__list">
      {items.map(({ depth, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items of a document never change
        <li data-depth={Math.min(depth, 5)} lang={findLanguage(words)} key={index}>
          <Words words={words} />
        </li>
      ))}
    </ul>
  );
}

function Block({ block }: { block: Exclude<ResumeBlock, Item> }) {
  if (block.kind === 'table') return <Table rows={block.rows} />;
  const lang = findLanguage(block.words);
  const words = <Words words={block.words} />;
  if (block.kind === 'paragraph') return <p lang={lang}>{words}</p>;
  // The applicant's name is the heading of the second level.
  const Heading = headings[Math.min(block.level, headings.length) - 1] ?? 'h3';
  return (
    <Heading className="resume-text__heading" lang={lang}>
      {words}
    </Heading>
  );
}

const headings = ['h3', 'h4', 'h5', 'h6'] as const;

const findLanguage = (words: ResumeWords[]) => findTextLanguage(words.map(({ text }) => text).join(''));

function Words({ words }: { words: ResumeWords[] }) {
  return words.map(({ text, isBold }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a document never change
    isBold ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
  );
}

function Table({ rows }: Pick<Extract<ResumeBlock, { kind: 'table' }>, 'rows'>) {
  return (
    <div className="resume-text__table">
      <table>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a document never change
            <tr key={at}>
              {row.map((lines, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: neither do its cells
                <td key={column}>{lines.join('\n')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
