import type { FAQPage } from 'schema-dts';
import type { Page } from '../../../src/content/schema/page.ts';

/** The questions and answers that the page shows; undefined if it has none. */
export function questionsOf(page: Page): FAQPage | undefined {
  const questions = page.sections?.flatMap((section) =>
    section.type === 'questions' ? section.questions : [],
  );
  if (questions === undefined || questions.length === 0) return undefined;
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
