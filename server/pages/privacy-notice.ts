import { privacyPage } from '../../src/content/pages/privacy.ts';
import type { Section } from '../../src/content/schema/page.ts';
import { resolveTokens } from '../../src/content/tokens.ts';
import { currentNotice } from '../../src/contract/privacy-notice.ts';
import { sampleSite } from '../content/sample-site.ts';

/** The privacy notice as plain text, in which each version is archived. */
export function noticeText(): string {
  const { heading, lead, sections = [] } = resolveTokens(privacyPage, sampleSite.tokens);
  const blocks = [
    `Privacy notice, version ${currentNotice.version}, shown from ${currentNotice.since}`,
    heading,
    lead,
    ...sections.flatMap((section) => [
      `## ${section.heading}`,
      ...(section.intro === undefined ? [] : [section.intro]),
      ...textOf(section),
    ]),
    '## What stands at each form',
    ...Object.values(sampleSite.interface.notices),
  ];
  return `${blocks.join('\n\n')}\n`;
}

/** The plain text of a section, for the kinds that the notice has. */
function textOf(section: Section): string[] {
  switch (section.type) {
    case 'text':
      return [...section.paragraphs];
    case 'points':
      return section.points.map((point) => `- ${point}`);
    case 'table':
      return section.rows.map((row) =>
        row.map((cell, index) => `${section.columns[index]}: ${cell}`).join('\n'),
      );
    case 'items':
      return section.items.map(({ title, text }) => `${title}: ${text}`);
    case 'steps':
      return section.steps.map(({ title, text }, index) => `${index + 1}. ${title}: ${text}`);
    case 'questions':
      return section.questions.map(({ question, answer }) => `${question}\n${answer}`);
    default:
      throw new Error(
        `The privacy notice has a section of the kind ${section.type}, which has no plain text.`,
      );
  }
}
