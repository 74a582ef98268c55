import { type ComponentType, lazy, Suspense } from 'react';
import type { Section, SectionOf, SectionType } from '../../../../src/content/schema/page.ts';
import { CardsSectionView } from './cards-section.tsx';
import { ChallengesSectionView } from './challenges-section.tsx';
import { FiguresSectionView } from './figures-section.tsx';
import { ItemsSectionView } from './items-section.tsx';
import { PointsSectionView } from './points-section.tsx';
import { PresenceMapSectionView } from './presence-map-section.tsx';
import { QuestionsSectionView } from './questions-section.tsx';
import type { SectionPlace } from './section-frame.tsx';
import { StepsSectionView } from './steps-section.tsx';
import { TableSectionView } from './table-section.tsx';
import { TextSectionView } from './text-section.tsx';
// The styles of the lazy sections, imported here because these sections are prerendered.
import './page-sections.css';
import '../cards.css';

type SectionView<Type extends SectionType> = ComponentType<{ section: SectionOf<Type> } & SectionPlace>;

/**
 * Kinds of sections with much code of their own, which only one or two pages have. They are hydrated after the rest.
 */
const ClientMarksSectionView = lazy(async () => ({
  default: (await import('./client-marks-section.tsx')).ClientMarksSectionView,
}));
const FilmsSectionView = lazy(async () => ({
  default: (await import('./films-section.tsx')).FilmsSectionView,
}));
const GallerySectionView = lazy(async () => ({
  default: (await import('./gallery-section.tsx')).GallerySectionView,
}));
const TrainingGallerySectionView = lazy(async () => ({
  default: (await import('./gallery-section.tsx')).TrainingGallerySectionView,
}));
const LicencesSectionView = lazy(async () => ({
  default: (await import('./licences-section.tsx')).LicencesSectionView,
}));
const LeadersSectionView = lazy(async () => ({
  default: (await import('./leaders-section.tsx')).LeadersSectionView,
}));
const SectorsSectionView = lazy(async () => ({
  default: (await import('./sectors-section.tsx')).SectorsSectionView,
}));
const TestimonialsSectionView = lazy(async () => ({
  default: (await import('./testimonials-section.tsx')).TestimonialsSectionView,
}));

/** The component of each kind of section. The type requires one for every kind. */
const sectionViews: { [Type in SectionType]: SectionView<Type> } = {
  text: TextSectionView,
  items: ItemsSectionView,
  points: PointsSectionView,
  steps: StepsSectionView,
  figures: FiguresSectionView,
  challenges: ChallengesSectionView,
  table: TableSectionView,
  questions: QuestionsSectionView,
  testimonials: TestimonialsSectionView,
  cards: CardsSectionView,
  films: FilmsSectionView,
  'client-marks': ClientMarksSectionView,
  'presence-map': PresenceMapSectionView,
  licences: LicencesSectionView,
  leaders: LeadersSectionView,
  gallery: GallerySectionView,
  'training-gallery': TrainingGallerySectionView,
  sectors: SectorsSectionView,
};

/** These kinds have a cream background, which structures a long page. */
const creamSections = new Set<SectionType>(['steps', 'questions', 'challenges', 'testimonials']);

/** Whether a section has a white background, so that a white one after it is joined to it. */
export function isOnWhite(section: Section | undefined): boolean {
  return section !== undefined && !creamSections.has(section.type);
}

/** The body of a page: its sections in order, on alternating backgrounds. */
export function Sections({ sections }: { sections: readonly Section[] }) {
  return sections.map((section, index) => {
    const View = sectionViews[section.type] as ComponentType<{ section: Section } & SectionPlace>;
    const cream = creamSections.has(section.type);
    const before = sections[index - 1];
    const joined = before !== undefined && creamSections.has(before.type) === cream;
    return (
      <Suspense key={section.id} fallback={null}>
        <View section={section} cream={cream} joined={joined} />
      </Suspense>
    );
  });
}
