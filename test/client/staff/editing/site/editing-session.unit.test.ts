import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PendingSave, SAVE_AFTER_MS } from '../../../../../client/staff/editing/site/draft/autosaver.ts';
import { EditingSession } from '../../../../../client/staff/editing/site/draft/editing-session.ts';
import { Journal } from '../../../../../client/staff/editing/site/draft/journal.ts';
import type { JsonObject } from '../../../../../src/contract/staff/document-body.ts';
import type { SaveAnswer } from '../../../../../src/contract/staff/site.ts';

const EDITOR = '0b0e7a52-6a1c-4a5e-9b51-2f6d8f0a1c3e';
const body: JsonObject = { heading: 'Guards', lead: 'Lead' };
const act = { by: 'Ravi Menon', at: '2026-11-22T10:00:00Z' };
const unreachable = new Error('no answer');

/** A server that answers when the test says so, and whatever it says. */
function openSession(options: { stored?: JsonObject; storage?: Storage; isReturning?: boolean } = {}) {
  const sent: {
    save: PendingSave;
    answer(answer: SaveAnswer): Promise<void>;
    fail(error: unknown): Promise<void>;
  }[] = [];
  const journal = new Journal(options.storage ?? memoryStorage(), '7', 'page:x');
  const session = new EditingSession({
    stored: { version: 1, body: options.stored ?? body, by: null },
    restored: options.isReturning ? journal.read()[0] : undefined,
    journal,
    makeEditorId: () => EDITOR,
    isUnanswered: (error) => error === unreachable,
    send: (save) =>
      new Promise((resolve, reject) => {
        const settle = (act: () => void) => {
          act();
          return vi.advanceTimersByTimeAsync(0).then(() => undefined);
        };
        sent.push({
          save,
          answer: (answer) => settle(() => resolve(answer)),
          fail: (error) => settle(() => reject(error)),
        });
      }),
  });
  session.enter();
  const type = (path: string, value: string) => session.change({ kind: 'set', path, value });
  const text = () => session.view().document.body;
  return { session, sent, type, text, journal };
}

const pause = () => vi.advanceTimersByTimeAsync(SAVE_AFTER_MS + 10);
const savedAs = (version: number): SaveAnswer => ({ outcome: 'saved', version, ...act });

function memoryStorage(): Storage {
  const map = new Map<string, string>();
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

describe('an editor that saves by itself', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('saves once after a pause, with the version that it began from', async () => {
    const { sent, type, session } = openSession();
    type('heading', 'G');
    await vi.advanceTimersByTimeAsync(SAVE_AFTER_MS / 2);
    type('heading', 'Gu');
    expect(sent).toHaveLength(0);
    await pause();
    expect(sent.map(({ save }) => save)).toEqual([
      { basedOn: 1, body: { ...body, heading: 'Gu' }, saveId: { editor: EDITOR, turn: 1 } },
    ]);
    await sent[0]?.answer(savedAs(2));
    expect(session.view()).toMatchObject({ save: { state: 'saved' }, version: 2 });
  });

  it('has one save on its way, and sends what was typed meanwhile after its answer', async () => {
    const { sent, type, session } = openSession();
    type('heading', 'One');
    await pause();
    type('heading', 'Two');
    await pause();
    expect(sent).toHaveLength(1);
    await sent[0]?.answer(savedAs(2));
    await pause();
    expect(sent[1]?.save).toMatchObject({ basedOn: 2, body: { heading: 'Two' }, saveId: { turn: 2 } });
    await sent[1]?.answer(savedAs(3));
    expect(session.view().save.state).toBe('saved');
  });

  it('repeats a save without an answer unchanged, since it may have arrived', async () => {
    const { sent, type, session } = openSession();
    type('heading', 'One');
    await pause();
    await sent[0]?.fail(unreachable);
    expect(session.view().save).toEqual({ state: 'unanswered', attempts: 1 });
    type('heading', 'Two');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent[1]?.save).toEqual(sent[0]?.save);
    await sent[1]?.answer(savedAs(2));
    await pause();
    expect(sent[2]?.save).toMatchObject({ basedOn: 2, body: { heading: 'Two' } });
  });

  it('takes a colleague’s change over without losing what was typed while the save was on its way', async () => {
    const { sent, type, text, session } = openSession();
    type('heading', 'Mine');
    await pause();
    type('heading', 'Mine, longer');
    await sent[0]?.answer({
      outcome: 'merged',
      version: 5,
      body: { heading: 'Mine', lead: 'Theirs' },
      ...act,
    });
    expect(text()).toEqual({ heading: 'Mine, longer', lead: 'Theirs' });
    expect(session.view().colleague).toEqual({ by: 'Ravi Menon', paths: ['lead'] });
    await pause();
    expect(sent[1]?.save).toMatchObject({ basedOn: 5, body: { heading: 'Mine, longer', lead: 'Theirs' } });
  });

  it('asks where both changed one field, keeps mine in the form, and saves nothing until it is answered', async () => {
    const { sent, type, text, session } = openSession();
    type('heading', 'Mine');
    await pause();
    const conflict = { path: ['heading'], field: 'Heading', base: 'Guards', mine: 'Mine', theirs: 'Theirs' };
    await sent[0]?.answer({
      outcome: 'conflict',
      version: 4,
      kept: 5,
      body: { ...body, heading: 'Theirs' },
      conflicts: [conflict],
      ...act,
    });
    expect(text().heading).toBe('Mine');
    expect(session.view()).toMatchObject({
      save: { state: 'held' },
      conflicts: [{ path: 'heading', theirs: 'Theirs' }],
    });
    type('lead', 'More');
    await pause();
    expect(sent).toHaveLength(1);
    // The two texts belong to places of the present body, which an undo could move.
    session.undo();
    expect(text()).toMatchObject({ heading: 'Mine', lead: 'More' });
    session.choose('heading', 'theirs');
    await pause();
    expect(sent[1]?.save).toMatchObject({ basedOn: 4, body: { heading: 'Theirs', lead: 'More' } });
    expect(session.view().conflicts).toEqual([]);
  });

  it('keeps unsaved text in the browser until it is stored, and puts it back', async () => {
    const storage = memoryStorage();
    const first = openSession({ storage });
    first.type('heading', 'Mine');
    await pause();
    await first.sent[0]?.fail(unreachable);
    first.type('lead', 'Typed later');
    void first.session.leave();

    const second = openSession({ storage, isReturning: true, stored: body });
    expect(second.text()).toEqual({ heading: 'Mine', lead: 'Typed later' });
    expect(second.session.view().restoredFrom).toBeDefined();
    await pause();
    // What may have been stored already is sent again under its own number, and the rest after it.
    expect(second.sent[0]?.save).toEqual(first.sent[0]?.save);
    await second.sent[0]?.answer(savedAs(2));
    await pause();
    expect(second.sent[1]?.save).toMatchObject({
      basedOn: 2,
      saveId: { turn: 2 },
      body: { lead: 'Typed later' },
    });
    await second.sent[1]?.answer(savedAs(3));
    expect(second.journal.read()).toEqual([]);
  });
});
