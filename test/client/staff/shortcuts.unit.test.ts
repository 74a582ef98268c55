import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { shortcutGroups } from '../../../client/staff/inbox/shortcuts.ts';

type Title = (typeof shortcutGroups)[number]['title'];

/** Every file of the staff area that binds keys, and the part of the help that tells of them. */
const partOf: Record<string, Title | 'own'> = {
  'inbox/use-inbox-keys.ts': 'Inbox',
  'inbox/search-field.tsx': 'Inbox',
  'layout/help-key.tsx': 'Inbox',
  'inbox/note-form.tsx': 'While writing',
  'inbox/note-entry.tsx': 'While writing',
  'inbox/use-mentions.ts': 'While writing',
  'conversation/reply-fields.tsx': 'While writing',
  'ui/menu.tsx': 'Menus and notices',
  'ui/notices.ts': 'Menus and notices',
  'columns/column-menu.tsx': 'Menus and notices',
  'resume/reader/pdf-view.tsx': 'Resume',
  'applicants/board-card.tsx': 'Applicants on the board',
  'start/start-screen.tsx': 'Today',
  'site/use-editor-keys.ts': 'Site and blogs',
  'blogs/blog-editor.tsx': 'Site and blogs',
  'site/languages/sentence-list.tsx': 'Site and blogs',
  // Enter is ignored where the sixth digit has sent the form already: it binds nothing.
  'ui/text-input.tsx': 'own',
  // They only hear that somebody is there, or hand a key on.
  'calls/attendance.ts': 'own',
  'resume/reader/resume-reader.tsx': 'own',
  'resume/reader/read-resume.tsx': 'own',
  // It binds the keys that a screen gives it.
  'start/use-start-keys.ts': 'own',
};

const FOLDER = new URL('../../../client/staff/', import.meta.url).pathname;
const sources = globSync('**/*.{ts,tsx}', { cwd: FOLDER }).map((path) => ({
  path,
  text: readFileSync(FOLDER + path, 'utf8'),
}));

const BINDS = /onKeyDown|onkeydown|keydown|KeyboardEvent|useStartKeys\(|\bkey === '[+\-0]'/;

/** The names of the keys that a file compares with, or looks up. */
function keysIn(text: string): string[] {
  const compared = [...text.matchAll(/\bkey\s*[!=]==\s*'([^']+)'/g)].map(([, key = '']) => key);
  const lookedUp = [...text.matchAll(/\{([^{}]*)\}\[event\.key\]/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/(\w+):/g)].map(([, key = '']) => key),
  );
  const block = /const shortcuts: Record<string, \(\) => void> = \{\n(.*?)\n {2}\};/s.exec(text)?.[1] ?? '';
  const listed = [...block.matchAll(/^ {4}(?:'([^']+)'|(\w+)):/gm)].map(
    ([, quoted, plain]) => quoted ?? plain,
  );
  const started = /useStartKeys\(\{(.*)\}\)/.exec(text)?.[1] ?? '';
  const given = [...started.matchAll(/(\w+):/g)].map(([, key = '']) => key);
  const moved = /moveFocus\([^[]*\['ArrowUp', 'ArrowDown'\]/s.test(text)
    ? ['ArrowUp', 'ArrowDown', 'Home', 'End']
    : [];
  const numbered = text.includes('Number(event.key)') ? ['1…9'] : [];
  return [...compared, ...lookedUp, ...listed, ...given, ...moved, ...numbered].filter(
    (key) => key !== undefined,
  );
}

const signs: Record<string, string> = {
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  Escape: 'Esc',
};
/** As the help writes it, without the keys that are held down. */
const named = (key: string) => (signs[key] ?? key).toLowerCase();
const withoutHeld = (key: string) => key.replace(/^(?:(?:Ctrl|Shift|Alt)\+)+/, '').toLowerCase();

describe('the help on keys', () => {
  test('knows every file that binds one', () => {
    const binding = sources.filter(({ text }) => BINDS.test(text)).map(({ path }) => path);
    expect(binding.toSorted()).toEqual(Object.keys(partOf).toSorted());
  });

  test.for(shortcutGroups.map(({ title, shortcuts }) => [title, shortcuts] as const))(
    'has the keys of “%s”, and no other',
    ([title, shortcuts]) => {
      const bound = sources
        .filter(({ path }) => partOf[path] === title)
        .flatMap(({ text }) => keysIn(text).map(named));
      const helped = shortcuts.flatMap(([keys]) => keys.map(withoutHeld));
      // The links of the list open by themselves, and a mention begins with its letter.
      const typed = { Inbox: ['enter'], 'While writing': ['@'] }[title as string] ?? [];
      expect(new Set(helped)).toEqual(new Set([...bound, ...typed]));
    },
  );

  test('names no key twice in one part', () => {
    for (const { title, shortcuts } of shortcutGroups) {
      const keys = shortcuts.flatMap(([names]) => names as readonly string[]);
      expect(new Set(keys).size, title).toBe(keys.length);
    }
  });
});
