/** The components with a control but without a picture, each with the reason. */
export const withoutState: Readonly<Record<string, string>> = {
  'shared/ui/loading-bar.tsx':
    'It is movement alone; where less is asked for, as in all pictures, it is not shown.',
  'site/media/film-player.tsx': 'It moves; the picture that it begins with is in `film-with-its-key`.',
  'site/forms/trap-field.tsx': 'Nobody sees it.',
};
