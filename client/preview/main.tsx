import '../shared/styles/index.css';
import './preview.css';
import { createRoot } from 'react-dom/client';
import { PREVIEW_BLOCK_ID, type SitePreview } from '../../src/contract/staff/site-preview.ts';
import { Preview } from './preview.tsx';

/** The styles that pages in a language load besides those of all pages. */
const languageStyles = import.meta.glob('../shared/styles/languages/*.css');

const root = document.getElementById('root');
const json = document.getElementById(PREVIEW_BLOCK_ID)?.textContent;
if (!root || !json) throw new Error('The preview came without its data.');

const data: SitePreview = JSON.parse(json);
void start(root);

async function start(element: HTMLElement) {
  await languageStyles[`../shared/styles/languages/${data.language}.css`]?.();
  createRoot(element).render(<Preview data={data} />);
}
