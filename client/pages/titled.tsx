import type { Page } from '../../src/content/types.ts';
import { PageHero } from '../layout/page-hero.tsx';

export function TitledPage({ page }: { page: Page }) {
  return <PageHero page={page} lead={page.lead ?? page.description} />;
}
