import { bringToTop, change, modal, openModal, press, waitFor } from './acts.ts';
import { BOTH, FAILED, PHONE, type PictureState, SCREEN, stateWith, WIDE } from './state.ts';

/** The message of a preview's window, in which no script runs. */
const NOTHING_RUNS = /^Blocked script execution/;
const NEW_JOB = '/staff/jobs/new';
const APPLICANTS = '/staff/jobs/{job}/applicants';
const owners = stateWith({ who: 'owner' });
const applicants = stateWith({ who: 'owner', at: APPLICANTS });

/** Jobs and their applicants, blogs and compliance documents. */
export const jobsAndBlogs: PictureState[] = [
  owners('staff-jobs-open', WIDE, { at: '/staff/jobs?show=open' }, waitFor('table')),
  owners('staff-jobs-devanagari', PHONE, { at: '/staff/jobs?show=open' }, async (page) => {
    const hindi = { OpenPosition: 'रात का सुरक्षा गार्ड', Location: 'सतना, मध्य प्रदेश' };
    await change<{ jobs: object[] }>(page, 'jobs.list', (list) => ({
      ...list,
      jobs: list.jobs.slice(0, 4).map((job, at) => (at % 2 === 0 ? { ...job, ...hindi } : job)),
    }));
    await page.reload();
    await page.getByText(hindi.OpenPosition).first().waitFor();
  }),
  owners('staff-job-new-hindi', PHONE, { at: NEW_JOB, crop: '.translation' }, async (page) => {
    await page.getByLabel('Open Position', { exact: true }).fill('Night Guard');
    await page.getByLabel('Description', { exact: true }).fill('Walks round the depot twice a shift.');
    await page.getByLabel('Open Position in Hindi').fill('रात का सुरक्षा गार्ड');
    await page.getByText('1 missing').waitFor();
    await bringToTop(page.locator('.translation'));
  }),
  owners('staff-job-new-errors', PHONE, { at: NEW_JOB, height: 1400, errors: FAILED }, async (page) => {
    await press(page, 'Save for approval');
    await page.locator('.field--error').first().waitFor();
  }),
  owners('staff-job', WIDE, { at: '/staff/jobs/{pending}', mask: ['iframe'], errors: NOTHING_RUNS }, (page) =>
    page.getByText('As the public will see it').waitFor(),
  ),
  owners('staff-job-edit', WIDE, { at: '/staff/jobs/{job}?edit=true' }, (page) =>
    page.getByRole('form', { name: 'Job' }).waitFor(),
  ),
  applicants('staff-applicants', PHONE, waitFor('.board')),
  applicants('guide-applicants', WIDE, { height: 600, crop: SCREEN }, waitFor('.board')),
  applicants('staff-applicants-selected', WIDE, { at: `${APPLICANTS}?show=table` }, async (page) => {
    await page.locator('table').waitFor();
    await page.locator('.applicant-tick input').first().check();
    await page.getByRole('toolbar').waitFor();
  }),
  applicants('staff-applicant-rejected', PHONE, async (page) => {
    await press(page, /^Stage of/);
    await page.getByRole('menuitemradio', { name: 'Rejected' }).click();
    await press(page.getByRole('dialog'), 'Move to Rejected');
    await page.getByText('Reason must not be blank').waitFor();
  }),
  applicants('staff-moves-wait', WIDE, { errors: /./ }, async (page) => {
    await page.route('**/inbox.moveToStage*', (route) => route.abort());
    await press(page, /^Stage of/);
    await page.getByRole('menuitemradio', { name: 'Interview' }).click();
    await page.getByText('The server does not answer.').waitFor();
    await page.locator('.applicant-tick input').last().check();
    await page.getByRole('toolbar').waitFor();
  }),
  owners('staff-blogs', PHONE, { at: '/staff/blogs' }, waitFor('.blogs__row')),
  owners('staff-blog', PHONE, { at: '/staff/blogs/{draft}', height: 1400 }),
  owners('guide-blog', WIDE, { at: '/staff/blogs/{draft}', height: 800 }),
  owners('staff-blog-preview', PHONE, { at: '/staff/blogs/{draft}' }, (page) => press(page, 'Preview')),
  owners('staff-blog-schedule', PHONE, { at: '/staff/blogs/{draft}', crop: modal }, async (page) => {
    await openModal('Publish…')(page);
    await modal(page).getByText('Schedule', { exact: true }).click();
    await page.getByLabel('Day and time').waitFor();
  }),
  owners('staff-compliance', BOTH, { at: '/staff/compliance' }, waitFor('table')),
  owners(
    'staff-compliance-add',
    PHONE,
    { at: '/staff/compliance', crop: modal },
    openModal('Add a document'),
  ),
  owners('staff-document', PHONE, { at: '/staff/compliance/1' }, waitFor('.versions')),
];
