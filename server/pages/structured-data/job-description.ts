import type { Words } from '../../../src/content/words.ts';
import type { JobOpeningDetail } from '../../../src/contract/job-opening.ts';
import { type TextBlock, textBlocks } from '../../../src/contract/typed-text.ts';

/** The description as HTML, followed by the facts that the page shows beside it. */
export function jobDescription(job: JobOpeningDetail, words: Words): string {
  const facts = [
    job.Qualification.trim() && words('discovery.jobQualification', { qualification: job.Qualification }),
    job.Experience.trim() && words('discovery.jobExperience', { experience: job.Experience }),
    job.Skills.trim() && words('discovery.jobSkills', { skills: job.Skills }),
  ];
  const items = facts.filter(Boolean).map((fact) => `<li>${escapeText(fact)}</li>`);
  return (
    textBlocks(job.Description).map(renderBlock).join('') +
    (items.length > 0 ? `<ul>${items.join('')}</ul>` : '')
  );
}

function renderBlock(block: TextBlock): string {
  if (block.type === 'paragraph') return `<p>${block.lines.map(escapeText).join('<br>')}</p>`;
  const list = block.start === undefined ? 'ul' : 'ol';
  return `<${list}>${block.items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</${list}>`;
}

function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
