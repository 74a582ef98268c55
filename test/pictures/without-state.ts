/** The components with a control but without a picture, each with the reason. */
export const withoutState: Readonly<Record<string, string>> = {
  'shared/ui/loading-bar.tsx':
    'It consists of motion alone, and the pictures are taken with reduced motion, which hides it.',
  'site/media/film-player.tsx': 'It is a moving film. Its first frame is in `film-with-its-key`.',
  'site/forms/trap-field.tsx': 'Nobody sees it.',
};
