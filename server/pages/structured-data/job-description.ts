import type { JobOpeningDetail } from '../../../src/contract/job-opening.ts';
import { type TextBlock, textBlocks } from '../../../src/contract/typed-text.ts';

/** The description as HTML, followed by the facts that the page shows beside it. */
export function jobDescription(job: JobOpeningDetail): string {
  const facts = [
    ['Qualification', job.Qualification],
    ['Experience', job.Experience],
    ['Skills', job.Skills],
  ].filter(([, text]) => text?.trim());
  const items = facts.map(([name, text]) => `<li>${name}: ${escapeText(text ?? '')}</li>`);
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
