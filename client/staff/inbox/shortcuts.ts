/** One line of the help: keys that do the same, or belong together, and what they do. */
type Shortcut = readonly [keys: readonly string[], what: string];

interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

/** Every key that the staff area binds, in words: not every font has arrows. A test compares this list with the code. */
export const shortcutGroups = [
  {
    title: 'Inbox',
    shortcuts: [
      [['j'], 'Next item, or next resume'],
      [['k'], 'Previous item, or previous resume'],
      [['Enter'], 'Open the item; in the search, go to the first result'],
      [['s'], 'Change the status of this item, or of all selected'],
      [['a'], 'Assign to me'],
      [['f'], 'Follow up: choose when the item comes back'],
      [['r'], 'Reply'],
      [['v'], 'View the resume here, or close it'],
      [['n'], 'Add a note'],
      [['x'], 'Select the item'],
      [['/'], 'Search'],
      [['Esc'], 'Empty the search, close the resume, clear the selection, or close the item'],
      [['?'], 'Show this list, on every screen'],
    ],
  },
  {
    title: 'While writing',
    shortcuts: [
      [['Ctrl+Enter'], 'Send the reply, add the note, or save it'],
      [['@'], 'Mention a colleague in a note'],
      [['Up', 'Down'], 'Choose among the colleagues offered'],
      [['Enter', 'Tab'], 'Take the colleague'],
      [['Esc'], 'Leave the colleagues offered, or the note'],
    ],
  },
  {
    title: 'Menus and notices',
    shortcuts: [
      [['1…9'], 'Pick a choice by its number'],
      [['Up', 'Down', 'Home', 'End'], 'Go through the choices'],
      [['Alt+Up', 'Alt+Down'], 'Move a column, in the choice of columns'],
      [['Tab'], 'Leave the menu'],
      [['Esc'], 'Close the menu or the notice'],
    ],
  },
  {
    title: 'Resume',
    shortcuts: [
      [['+', '-'], 'Larger, smaller'],
      [['0'], 'As wide as the window'],
    ],
  },
  {
    title: 'Applicants on the board',
    shortcuts: [[['Shift+Left', 'Shift+Right'], 'Move to the previous or the next stage']],
  },
  {
    title: 'Today',
    shortcuts: [
      [['i'], 'Inbox'],
      [['t'], 'Days as a table, or as a chart'],
    ],
  },
  {
    title: 'Site and blogs',
    shortcuts: [
      [['Ctrl+S'], 'Save'],
      [['Ctrl+Z'], 'Undo'],
      [['Ctrl+Y', 'Ctrl+Shift+Z'], 'Do again'],
      [['Ctrl+Enter'], 'In a translation, go to the next sentence that is missing'],
    ],
  },
] as const satisfies readonly ShortcutGroup[];
