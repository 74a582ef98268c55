import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureNotice } from '../../../src/content/form-words.ts';
import { type Site, siteIn } from '../../../src/content/site.ts';
import type { Words } from '../../../src/content/words.ts';
import type { PostedForm } from '../../../src/contract/posted-form.ts';
import { RECEIPT_ID, receivedPath } from '../../../src/contract/receipt.ts';
import type { SubmissionKind } from '../../../src/contract/submission.ts';
import { addressIn, type Language } from '../../../src/languages.ts';
import { createContext, type Parts } from '../../context.ts';
import {
  FORM_BODY_BYTES,
  multipartOptions,
  refuseOversizedMultipart,
  TEXT_BODY_BYTES,
} from '../../http/body-limits.ts';
import { type Fields, readBody, readMultipart } from '../../http/read-body.ts';
import type { RenderOnce } from '../../pages/render-once.ts';
import { type Caller, routerOf, submitTo } from '../../router.ts';
import type { SubmissionDefinition } from '../../submissions/definition.ts';
import { listKinds } from '../../submissions/kinds/kinds.ts';
import { createCallerFactory } from '../../trpc.ts';
import { explainFailure } from './explain-failure.ts';
import { findRefusal, inputOf, readFormValues, readTyped } from './plain-forms.ts';
import type { ReceiptAddresses } from './receipt-addresses.ts';
import { demandSameOrigin } from './same-origin.ts';

/** One kind's form in one language and the page that shows it again. */
interface FormPage {
  kind: SubmissionDefinition;
  /** The site in the language of the page, as it is published now. */
  siteNow(): Site;
  language: Language;
  renderOnce: RenderOnce;
  addresses: ReceiptAddresses;
}

/** The door for browsers without scripts: each form is posted to the path of its page. */
export async function formDoor(
  door: FastifyInstance,
  parts: Parts,
  renderOnce: RenderOnce,
  addresses: ReceiptAddresses,
): Promise<void> {
  door.addHook('onRequest', demandSameOrigin(parts.config.publicUrl));
  refuseOversizedMultipart(door, FORM_BODY_BYTES);
  door.removeAllContentTypeParsers();
  await door.register(formbody, { bodyLimit: TEXT_BODY_BYTES });
  await door.register(multipart, multipartOptions);

  const createCaller = createCallerFactory(routerOf(parts));
  const forms = listKinds(parts.submissionKinds).flatMap((kind) =>
    parts.site.current.languages.map((language) => ({ kind, language })),
  );
  for (const { kind, language } of forms) {
    const siteNow = () => siteIn(parts.site.current, language.code);
    const page: FormPage = { kind, language, siteNow, renderOnce, addresses };
    door.post(
      addressIn(language, kind.form.path),
      {
        bodyLimit: TEXT_BODY_BYTES,
        // For requests that are refused before their body is read.
        errorHandler: (error, request, reply) => showFailure(error, request, reply, page),
      },
      (request, reply) =>
        answer(request, reply, page, () => createCaller(createContext(parts, 'site', request, language))),
    );
  }
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  page: FormPage,
  createCaller: () => Caller,
): Promise<FastifyReply> {
  const { kind, language, siteNow, renderOnce, addresses } = page;
  const { form } = kind;
  const fields: Fields = Object.create(null);
  try {
    if (request.isMultipart()) await readMultipart(request, fields);
    else Object.assign(fields, await readBody(request));
    const typed = readTyped(form, fields);
    const site = siteNow();
    const { words } = site;
    const refusal = findRefusal(form, typed, words);
    if (refusal !== undefined) {
      const details = [
        ...refusal.details,
        ...(typed.file === undefined ? [] : [words('refusals.chooseAgain')]),
      ];
      const posted = { ...refusal, form: nameOf(kind), values: typed.values, details };
      return show(reply, site, form.path, 400, posted, renderOnce);
    }
    const received = await submitTo(createCaller(), kind, inputOf(kind, typed));
    // With an anchor, because a browser would otherwise keep the one of the form's address.
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${addressIn(language, receivedPath(addresses.write(received)))}#${RECEIPT_ID}`, 303);
  } catch (error) {
    return showFailure(error, request, reply, page, fields);
  }
}

/** `fields` is absent if the body has not been read. */
function showFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { kind, siteNow, renderOnce }: FormPage,
  fields?: Fields,
): Promise<FastifyReply> {
  const { form } = kind;
  const site = siteNow();
  const { words } = site;
  const { status, sentences, faults, retryAfter } = explainFailure(error, request, form.checks, site);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // Otherwise the unread body would be parsed as the connection's next request.
  if (status === 411 || status === 413) reply.header('connection', 'close');
  const details = [...sentences, ...hintsOf(fields, words)];
  const values = readFormValues(form, fields ?? {});
  const posted = { form: nameOf(kind), values, notice: failureNotice(words), details, faults };
  return show(reply, site, form.path, status, posted, renderOnce);
}

function hintsOf(fields: Fields | undefined, words: Words): string[] {
  if (fields === undefined) return [words('refusals.goBack')];
  return fields.file === undefined ? [] : [words('refusals.chooseAgain')];
}

async function show(
  reply: FastifyReply,
  site: Site,
  path: string,
  status: number,
  posted: PostedForm,
  renderOnce: RenderOnce,
): Promise<FastifyReply> {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(await renderOnce(site, path, path, { posted }));
}

/** The page knows its form by the kind's name. */
const nameOf = ({ kind }: SubmissionDefinition) => kind as SubmissionKind;
