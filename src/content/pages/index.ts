import type { Page } from '../schema/page.ts';
import { backgroundScreeningPage } from '../services/background-screening.ts';
import { bankingPage } from '../services/banking.ts';
import { cashVanPage } from '../services/cash-van.ts';
import { commandCentrePage } from '../services/command-centre.ts';
import { consultingPage } from '../services/consulting.ts';
import { eSurveillancePage } from '../services/e-surveillance.ts';
import { electronicSecurityPage } from '../services/electronic-security.ts';
import { facilityPage } from '../services/facility.ts';
import { firePage } from '../services/fire.ts';
import { guardingPage } from '../services/guarding.ts';
import { hospitalPage } from '../services/hospital.ts';
import { integratedSolutionsPage } from '../services/integrated-solutions.ts';
import { mechanizedCleaningPage } from '../services/mechanized-cleaning.ts';
import { monitoringSolutionsPage } from '../services/monitoring-solutions.ts';
import { specializedManpowerPage } from '../services/specialized-manpower.ts';
import { trainingPage } from '../services/training.ts';
import { accessibilityPage } from './accessibility.ts';
import { bestPracticesPage } from './best-practices.ts';
import { clientsPage } from './clients.ts';
import { coreBusinessGroupPage } from './core-business-group.ts';
import { employeeFirstPage } from './employee-first.ts';
import { galleryPage } from './gallery.ts';
import { infrastructurePage } from './infrastructure.ts';
import { interactivePages } from './interactive.ts';
import { leaderChairmanPage } from './leader-chairman.ts';
import { leaderExecutiveDirectorPage } from './leader-executive-director.ts';
import { leaderManagingDirectorPage } from './leader-managing-director.ts';
import { licencesPage } from './licences.ts';
import { managementTeamPage } from './management-team.ts';
import { missionVisionPage } from './mission-vision.ts';
import { presencePage } from './presence.ts';
import { pressPage } from './press.ts';
import { privacyPage } from './privacy.ts';
import { strongRelationshipPage } from './strong-relationship.ts';
import { theCompanyPage } from './the-company.ts';
import { trainingGalleryPage } from './training-gallery.ts';
import { unfinishedPages } from './unfinished.ts';

const list = [
  ...interactivePages,

  theCompanyPage,
  missionVisionPage,
  infrastructurePage,
  coreBusinessGroupPage,
  managementTeamPage,
  leaderChairmanPage,
  leaderManagingDirectorPage,
  leaderExecutiveDirectorPage,
  guardingPage,
  hospitalPage,
  bankingPage,
  consultingPage,
  electronicSecurityPage,
  firePage,
  facilityPage,
  backgroundScreeningPage,
  eSurveillancePage,
  commandCentrePage,
  monitoringSolutionsPage,
  integratedSolutionsPage,
  trainingPage,
  cashVanPage,
  mechanizedCleaningPage,
  specializedManpowerPage,
  bestPracticesPage,
  employeeFirstPage,
  strongRelationshipPage,
  clientsPage,
  presencePage,
  galleryPage,
  trainingGalleryPage,
  privacyPage,
  accessibilityPage,
  licencesPage,
  pressPage,

  ...unfinishedPages,
] as const;

/** The pages of the sample company. */
export const samplePages: readonly Page[] = list;

type Listed = (typeof list)[number];

/**
 * The address of a page of the sample company. A link in the code to any other address does not compile. Pages that the
 * staff add are reached by links in the content only.
 */
export type PagePath = Listed['path'] | Extract<Listed, { aliases: unknown }>['aliases'][number];
