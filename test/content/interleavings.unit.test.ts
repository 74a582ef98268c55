import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideSave, type SavedText } from '../../server/content/decide-save.ts';
import { type Conflict, mergeBodies } from '../../server/content/merge.ts';

interface Body {
  [key: string]: string | readonly string[];
  heading: string;
  lead: string;
  lines: readonly string[];
}

interface Stored extends SavedText {
  body: Body;
  editor: number;
  /** Others' changes were merged into what the editor sent. */
  isMerged: boolean;
}

interface Message {
  editor: number;
  turn: number;
  basedOn: number;
  body: Body;
  /** What the editor had on the screen by then. */
  seen: ReadonlySet<string>;
}

type Answer =
  | { outcome: 'saved' | 'merged' | 'superseded'; version: number; body: Body }
  | { outcome: 'conflict'; version: number; body: Body; fields: readonly string[] };

const FIRST: Body = { heading: 'heading 0', lead: 'lead 0', lines: ['line 0', 'line 00', 'line 000'] };
const fieldsOf = (conflicts: readonly Conflict[]) => conflicts.map(({ path: [field] }) => String(field));
const textsIn = ({ heading, lead, lines }: Body) => new Set([heading, lead, ...lines]);

/** The store in memory: it keeps rows as the database does, and asks the same function what becomes of a save. */
class Store {
  readonly rows: Stored[] = [
    { version: 1, body: FIRST, isAside: false, turn: null, beganFrom: null, editor: -1, isMerged: false },
  ];
  head = this.rows[0] as Stored;
  /** The newest number of each editor's texts that was the draft, by field. */
  private readonly newest = new Map<string, number>();

  receive({ editor, turn, basedOn, body, seen }: Message): Answer {
    const { head } = this;
    const base = this.rows.find(({ version }) => version === basedOn) as Stored;
    const mine = this.rows.filter((row) => row.editor === editor);
    const accepted = Math.max(0, ...mine.filter(({ isAside }) => !isAside).map((row) => row.turn ?? 0));
    const saves = mine.filter((row) => row.turn === turn || row.turn === accepted);
    const decision = decideSave({ head, saves, base, body, saveId: { editor: String(editor), turn } });
    if (decision.outcome === 'repeated') {
      const { version, body: kept, isMerged } = decision.first;
      return { outcome: isMerged ? 'merged' : 'saved', version, body: kept };
    }
    if (decision.outcome === 'superseded') return { outcome: 'superseded', ...head };
    const value = decision.value as Body;
    const save = { turn, beganFrom: basedOn, editor };
    const isMerged = decision.outcome === 'merged';
    if (decision.outcome !== 'saved') this.add({ ...save, body, isAside: true, isMerged: false });
    if (decision.outcome === 'conflict')
      return {
        outcome: 'conflict',
        version: head.version,
        body: value,
        fields: fieldsOf(decision.conflicts),
      };
    this.head = this.add({ ...save, body: value, isAside: false, isMerged });
    // What disappears from the draft was on the screen of whoever made it disappear.
    for (const text of textsIn(head.body)) if (!textsIn(value).has(text)) expect(seen).toContain(text);
    this.demandNothingOlder(value);
    return { outcome: decision.outcome, version: this.head.version, body: value };
  }

  private add(row: Omit<Stored, 'version'>): Stored {
    const stored = { ...row, version: this.rows.length + 1 };
    this.rows.push(stored);
    return stored;
  }

  /** A text is `heading 2.7`: the seventh that the second editor has typed there. */
  private demandNothingOlder(body: Body): void {
    for (const field of ['heading', 'lead'] as const) {
      const [, editor, count] = /(\d)\.(\d+)$/.exec(body[field]) ?? [];
      if (editor === undefined) continue;
      const key = `${field} ${editor}`;
      expect(Number(count)).toBeGreaterThanOrEqual(this.newest.get(key) ?? 0);
      this.newest.set(key, Number(count));
    }
  }
}

/** An open editor. It saves like the one in the browser, but is less patient: it does not wait for lost answers. */
class Editor {
  local = FIRST;
  private basedOn = 1;
  private turn = 0;
  private count = 0;
  private sent = new Map<number, Body>();
  readonly seen = textsIn(FIRST);
  readonly number: number;

  constructor(number: number) {
    this.number = number;
  }

  type(what: number): void {
    this.count += 1;
    const text = `${this.number}.${this.count}`;
    const { lines } = this.local;
    const place = what % (lines.length + 1);
    if (what % 5 === 0) this.local = { ...this.local, heading: `heading ${text}` };
    else if (what % 5 === 1) this.local = { ...this.local, lead: `lead ${text}` };
    else if (what % 5 === 2) this.local = { ...this.local, lines: lines.toSpliced(place, 0, `line ${text}`) };
    else if (what % 5 === 3) this.local = { ...this.local, lines: lines.toSpliced(place, 1) };
    else this.local = { ...this.local, lines: [...lines.slice(place), ...lines.slice(0, place)] };
    this.look(this.local);
  }

  send(): Message {
    this.turn += 1;
    this.sent.set(this.turn, this.local);
    const { number: editor, turn, basedOn, local: body } = this;
    return { editor, turn, basedOn, body, seen: new Set(this.seen) };
  }

  /** Answers to earlier saves than the last come too late to matter. */
  hear(turn: number, answer: Answer, choice: number): void {
    const sent = this.sent.get(turn);
    if (turn !== this.turn || sent === undefined || answer.outcome === 'superseded') return;
    this.look(answer.body);
    this.basedOn = answer.version;
    if (answer.outcome === 'saved') return;
    const { value, conflicts } = mergeBodies(sent, this.local, answer.body);
    const refused = answer.outcome === 'conflict' ? answer.fields : [];
    // Of two texts of a field the person chooses one.
    const isMine = choice % 2 === 0;
    const chosen = Object.entries(this.local).filter(
      ([field]) => isMine && [...refused, ...fieldsOf(conflicts)].includes(field),
    );
    this.local = { ...(value as Body), ...Object.fromEntries(chosen) };
    this.look(this.local);
  }

  private look(body: Body): void {
    for (const text of textsIn(body)) this.seen.add(text);
  }
}

function interleave(choices: readonly number[]): void {
  const store = new Store();
  const editors = [0, 1, 2].map((number) => new Editor(number));
  let network: Message[] = [];
  for (const choice of choices) {
    const editor = editors[choice % 3] as Editor;
    const rest = Math.floor(choice / 16);
    const act = Math.floor(choice / 3) % 5;
    if (act <= 1) editor.type(rest);
    else if (act === 2) network.push(editor.send());
    else if (network.length > 0) {
      const place = rest % network.length;
      const message = network[place] as Message;
      const answer = store.receive(message);
      // Some arrive again later, and some answers get lost.
      if (rest % 4 !== 0) network = network.toSpliced(place, 1);
      if (act === 3) editors[message.editor]?.hear(message.turn, answer, rest);
    }
  }
  for (const message of network) store.receive(message);
  // In the end everybody saves until nobody has anything more to say.
  for (const editor of [...editors, ...editors])
    for (let attempt = 0; attempt < 3; attempt++) {
      const message = editor.send();
      editor.hear(message.turn, store.receive(message), 0);
    }
  for (const { local } of editors) expect(local).toEqual(store.head.body);
}

test('three people’s saves, delayed, repeated and reordered, overwrite nothing unseen and never go back', () => {
  fc.assert(fc.property(fc.array(fc.nat(10_000), { minLength: 16, maxLength: 40 }), interleave), {
    numRuns: 100,
    // The answer to a merged save is lost, and its repetition brings what was merged.
    examples: [[[0, 9023, 9771, 4434, 2769, 0, 0, 5211, 2198, 9639, 1347, 0, 1509]]],
  });
});
