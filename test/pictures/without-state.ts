/** The components with a control but without a picture, each with the reason. */
export const withoutState: Readonly<Record<string, string>> = {
  'shared/ui/loading-bar.tsx':
    'It consists of motion alone, and the pictures are taken with reduced motion, which hides it.',
  'site/media/film-player.tsx': 'It is a moving film. Its first frame is in `film-with-its-key`.',
  'staff/inbox/matching-note.tsx':
    'It stands above a list of several pages, which the fixed data has not. staff-selection.test.ts looks at it.',
  'staff/inbox/bulk-progress.tsx': 'It is there only while a change of many items runs.',
  'site/forms/trap-field.tsx': 'Nobody sees it.',
};
