import type { Page } from 'playwright-core';
import {
  answer,
  bringToTop,
  closeNotice,
  fail,
  fillForm,
  focus,
  formOf,
  hold,
  notice,
  openForm,
  press,
  send,
  sendEmpty,
  sendFilled,
} from './acts.ts';
import { BOTH, FAILED, PHONE, type PictureState, PLAIN, state, WIDE, type Width } from './state.ts';

const JPEG = { name: 'resume.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no resume') };
const PDF = { name: 'resume.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') };
const main = (page: Page) => page.getByRole('main');

type Way = typeof openForm | typeof sendEmpty | typeof fillForm;

const PANEL = '.side[data-open]';
const panel = (name: string, way: Way, form: string, widths: readonly Width[], height = 844): PictureState =>
  state(name, widths, { at: PLAIN, height, crop: PANEL }, way(form));
const onPage = (name: string, at: string, way: Way, form: string, widths: readonly Width[]): PictureState =>
  state(name, widths, { at, height: 1500, crop: (page) => formOf(page, form) }, way(form));

/** Each form once empty or filled and once with its errors. */
const forms: PictureState[] = [
  panel('panel-contact', openForm, 'contact panel', WIDE, 900),
  panel('panel-contact-errors', sendEmpty, 'contact panel', PHONE, 1200),
  panel('panel-job-filled', fillForm, 'job panel', PHONE, 1000),
  panel('panel-quotation', openForm, 'quotation panel', PHONE),
  panel('panel-quotation-errors', sendEmpty, 'quotation panel', WIDE, 1200),
  onPage('form-contact', '/contactus', openForm, 'Contact Us page', BOTH),
  onPage('form-contact-errors', '/contactus', sendEmpty, 'Contact Us page', PHONE),
  onPage('form-career-errors', '/career', sendEmpty, 'Career page', PHONE),
  onPage('form-career-filled', '/career', fillForm, 'Career page', WIDE),
  onPage('form-quotation-errors', '/quotation', sendEmpty, 'quotation page', WIDE),
  onPage('form-quotation-filled', '/quotation', fillForm, 'quotation page', PHONE),
  onPage('form-job-upload', '/job-portal', openForm, 'job upload', PHONE),
  onPage('form-job-upload-errors', '/job-portal', sendEmpty, 'job upload', WIDE),
  onPage('form-data-request-errors', '/privacy', sendEmpty, 'request about data', PHONE),
];

const received = (page: Page, procedure: string) =>
  answer(page, {
    [procedure]: {
      message: 'Thank you, we have your request and will call you back; your reference is CB-7F3K9Q',
      reference: 'CB-7F3K9Q',
    },
  });
const RESUME = 'main .field:has(input[type=file])';
const SENT = ['role=progressbar', '.progress__text .num'];
const resume = (page: Page) => main(page).locator('input[type=file]');
const sending: PictureState[] = [
  state('field-focus', PHONE, { at: '/quotation', crop: 'main form .field >> nth=0' }, async (page) =>
    focus(page, (await openForm('quotation page')(page)).getByRole('textbox').first()),
  ),
  state('popup-success', WIDE, { at: '/contactus' }, async (page) => {
    await sendFilled('Contact Us page', received)(page);
    await notice(page).getByText('Success').waitFor();
  }),
  state('popup-failure', PHONE, { at: '/contactus', errors: FAILED }, async (page) => {
    await sendFilled('Contact Us page', fail)(page);
    await notice(page).getByText('Oops something went wrong').waitFor();
  }),
  state(
    'form-being-sent',
    PHONE,
    { at: '/career', height: 1500, crop: 'main form', mask: SENT },
    async (page) => {
      await hold(page, 'jobApplication.submit');
      const form = await fillForm('Career page')(page);
      await resume(page).setInputFiles(PDF);
      await send(form);
      await page.getByRole('progressbar').waitFor();
    },
  ),
  state('resume-chosen', PHONE, { at: '/career', crop: RESUME }, async (page) => {
    await openForm('Career page')(page);
    await resume(page).setInputFiles(PDF);
    await page.getByRole('button', { name: /^Remove/ }).waitFor();
  }),
  state('resume-refused-and-why', PHONE, { at: '/career', crop: RESUME }, async (page) => {
    await openForm('Career page')(page);
    await resume(page).setInputFiles(JPEG);
    await closeNotice(page);
  }),
  state('likely-mistake', PHONE, { at: '/contactus', crop: 'main form' }, async (page) => {
    const form = await openForm('Contact Us page')(page);
    await form.getByLabel('Email Id').fill('asha@gmial.com');
    await page.keyboard.press('Tab');
    await form.getByRole('button', { name: /^Use asha@gmail.com/ }).waitFor();
  }),
  state('receipt', WIDE, { at: '/contactus', height: 1100, crop: '.receipt' }, async (page) => {
    await sendFilled('Contact Us page', received)(page);
    await closeNotice(page);
    await bringToTop(page.locator('.receipt'));
  }),
  state('receipt-in-panel', PHONE, { at: PLAIN, height: 1100, crop: PANEL }, async (page) => {
    await sendFilled('contact panel', received)(page);
    await closeNotice(page);
    await press(page, 'Contact us');
    await page.locator('.side[data-open] .receipt').waitFor();
  }),
  state(
    'form-posted-back',
    PHONE,
    { at: '/contactus', scripts: false, height: 1500, crop: 'main form', errors: FAILED },
    async (page) => {
      const form = main(page).getByRole('form');
      await form.getByLabel('Name').first().fill('Asha Menon');
      await form.evaluate((element: HTMLFormElement) => {
        element.noValidate = true;
      });
      await send(form);
      await main(page).getByRole('alert').waitFor();
      await bringToTop(main(page).getByRole('form'));
    },
  ),
  state('panel-not-loaded', WIDE, { at: PLAIN, crop: `${PANEL} .side__in`, errors: /./ }, async (page) => {
    await page.route(/\/forms-[^/]*\.js$/, (route) => route.abort());
    await press(page.getByRole('banner'), 'Get a quotation');
    await page.getByText('The form could not be loaded').waitFor();
  }),
];

export const formStates: PictureState[] = [...forms, ...sending];
