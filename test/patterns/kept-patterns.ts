/**
 * The regular expressions that take more than linear time, by their files, each with what bounds the length of its text.
 * Write a new one in linear time rather than adding it here: cut its text first, leave out what two parts could both
 * match, or take a loop.
 */
export const keptPatterns: Record<string, { pattern: string; why: string }[]> = {
  'server/pages/structured-data/job-terms.ts': [
    {
      pattern: String.raw`/^(.*\S)\s*(?:[,(|[]|\s[-–—])\s*([^,()|[\]]+?)[)\]]?$/`,
      why: 'The name of a position has at most 200 characters.',
    },
  ],
  'server/inbox/search/sound-key.ts': [
    { pattern: '/i+(?=[aeou])/g', why: 'Longer words than 32 letters have no sound.' },
  ],
  'server/importing/wordpress/accordions.ts': [
    {
      pattern: String.raw`/(?:^|\s)(?:former-question|schema-faq-question|rank-math-question|[\w-]*(?:faq|accordion|toggle)[\w-]*(?:questions?|title)|[\w-]*accordion[\w-]*(?:head(?:er|ing)|button|toggle|trigger|label))(?=\s|$)/`,
      why: 'The names of classes are cut after 500 characters.',
    },
    {
      pattern: String.raw`/(?:^|\s)(?:former-answer|schema-faq-answer|rank-math-answer|elementor-tab-content|[\w-]*accordion[\w-]*(?:panel|collapse|body|content)|[\w-]*(?:faq|toggle)[\w-]*(?:answer|content))(?=\s|$)/`,
      why: 'As above.',
    },
  ],
  'server/importing/wordpress/shortcode-tokens.ts': [
    {
      pattern: String.raw`/([a-z][\w-]{0,60})\s{0,3}=\s{0,3}(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/gi`,
      why: 'A shortcode has at most 5,000 characters, and each name 61.',
    },
  ],
  'src/content/group-digits.ts': [
    { pattern: String.raw`/\B(?=(?:\d\d)*\d{3}$)/g`, why: 'A number is written in at most 25 characters.' },
  ],
};
