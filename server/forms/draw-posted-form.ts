import { findPage } from '../../src/content/find-page.ts';
import { findFailures } from '../../src/contract/checks.ts';
import { type PostedForm, plainFormPaths } from '../../src/contract/posted-form.ts';
import { serviceTypes } from '../../src/contract/quotation.ts';
import { siteOrigin } from '../config.ts';
import type { Parts } from '../context.ts';
import { escapeHtml, renderHead } from '../pages/head.ts';
import type { Shell } from '../pages/shell.ts';
import { plainForms } from './plain-forms.ts';

const longTexts = ['userMessage', 'discription'];

/** A page with the notice and the form as it was filled in, without a line of script. */
export function drawPostedForm({ config }: Parts, shell: Shell, posted: PostedForm): string {
  const path = plainFormPaths[posted.form];
  const page = findPage(path);
  const head = renderHead({ page, path, origin: siteOrigin(config), filesUrl: config.filesUrl });
  const { notice, details } = posted;
  const told = [notice.text, ...details].map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('');
  const main =
    `<main id="main" class="wrap section"><h1 class="h1">${escapeHtml(page?.heading ?? '')}</h1>` +
    `<div role="alert"><h2 class="h3">${escapeHtml(notice.title)}</h2>${told}</div>` +
    `<form class="form" method="post" action="${path}" enctype="multipart/form-data">${fieldsOf(posted)}` +
    '<p><button class="btn" type="submit">Send</button></p></form></main>';
  // Scripts would draw the page anew, without what was typed.
  return shell(head)
    .replace(/<script type="module".*?<\/script>/s, '')
    .replace('<div id="root"></div>', () => `<div id="root">${main}</div>`);
}

function fieldsOf({ form, values }: PostedForm): string {
  const { checks, empty } = plainForms[form];
  const failing = new Set(findFailures(checks, values).map(({ field }) => field));
  const shown = checks.map(({ field, title }) => {
    const attributes = `id="${field}" name="${field}"${failing.has(field) ? ' aria-invalid="true"' : ''}`;
    const value = escapeHtml(values[field] ?? '');
    return `<p><label for="${field}">${title}</label> ${controlOf(field, attributes, value)}</p>`;
  });
  const hidden = Object.keys(empty)
    .filter((field) => !checks.some((check) => check.field === field))
    .map((field) => `<input type="hidden" name="${field}" value="${escapeHtml(values[field] ?? '')}">`);
  const resume =
    form === 'application'
      ? '<p><label for="file">Resume (optional)</label> <input id="file" name="file" type="file"></p>'
      : '';
  return [...shown, ...hidden, resume].join('');
}

function controlOf(field: string, attributes: string, value: string): string {
  if (longTexts.includes(field)) return `<textarea ${attributes}>\n${value}</textarea>`;
  if (field !== 'servicesType') return `<input type="text" ${attributes} value="${value}">`;
  const choices = ['', ...serviceTypes].map(
    (choice) => `<option${choice === value ? ' selected' : ''}>${choice}</option>`,
  );
  return `<select ${attributes}>${choices.join('')}</select>`;
}
