import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { failureNotice } from '../../../src/contract/notices.ts';
import type { PostedForm } from '../../../src/contract/posted-form.ts';
import { RECEIPT_ID, receivedPath } from '../../../src/contract/receipt.ts';
import type { SubmissionKind } from '../../../src/contract/submission.ts';
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
import { findSlip, inputOf, readTyped, typedInto } from './plain-forms.ts';
import { demandSameOrigin } from './same-origin.ts';

const CHOOSE_AGAIN = 'The resume has to be chosen again: no browser keeps a file.';
const GO_BACK = 'Your browser’s Back button leads to the form as you had filled it in.';

/** The door for browsers without scripts: each form is posted to the path of its page. */
export async function formDoor(door: FastifyInstance, parts: Parts, renderOnce: RenderOnce): Promise<void> {
  door.addHook('onRequest', demandSameOrigin(parts.config.publicUrl));
  refuseOversizedMultipart(door, FORM_BODY_BYTES);
  door.removeAllContentTypeParsers();
  await door.register(formbody, { bodyLimit: TEXT_BODY_BYTES });
  await door.register(multipart, multipartOptions);

  const createCaller = createCallerFactory(routerOf(parts));
  for (const kind of listKinds(parts.submissionKinds))
    door.post(
      kind.form.path,
      {
        bodyLimit: TEXT_BODY_BYTES,
        // For requests that are refused before their body is read.
        errorHandler: (error, request, reply) => showFailure(error, request, reply, kind, renderOnce),
      },
      (request, reply) =>
        answer(request, reply, kind, () => createCaller(createContext(parts, 'site', request)), renderOnce),
    );
}

async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SubmissionDefinition,
  createCaller: () => Caller,
  renderOnce: RenderOnce,
): Promise<FastifyReply> {
  const { form } = kind;
  const fields: Fields = Object.create(null);
  try {
    if (request.isMultipart()) await readMultipart(request, fields);
    else Object.assign(fields, await readBody(request));
    const typed = readTyped(form, fields);
    const slip = findSlip(form, typed);
    if (slip !== undefined) {
      const details = [...slip.details, ...(typed.file === undefined ? [] : [CHOOSE_AGAIN])];
      return show(
        reply,
        form.path,
        400,
        { ...slip, form: nameOf(kind), values: typed.values, details },
        renderOnce,
      );
    }
    const { reference } = await submitTo(createCaller(), kind, inputOf(kind, typed));
    // With an anchor, because a browser would otherwise keep the one of the form's address.
    return reply
      .header('cache-control', 'no-store')
      .redirect(`${receivedPath(reference)}#${RECEIPT_ID}`, 303);
  } catch (error) {
    return showFailure(error, request, reply, kind, renderOnce, fields);
  }
}

/** `fields` is absent if the body has not been read. */
function showFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: SubmissionDefinition,
  renderOnce: RenderOnce,
  fields?: Fields,
): Promise<FastifyReply> {
  const { form } = kind;
  const { status, sentences, faults, retryAfter } = explainFailure(error, request, form.checks);
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  // Otherwise the unread body would be parsed as the connection's next request.
  if (status === 411 || status === 413) reply.header('connection', 'close');
  const hint = fields === undefined ? [GO_BACK] : fields.file === undefined ? [] : [CHOOSE_AGAIN];
  const details = [...sentences, ...hint];
  const values = typedInto(form, fields ?? {});
  const posted = { form: nameOf(kind), values, notice: failureNotice, details, faults };
  return show(reply, form.path, status, posted, renderOnce);
}

async function show(
  reply: FastifyReply,
  path: string,
  status: number,
  posted: PostedForm,
  renderOnce: RenderOnce,
): Promise<FastifyReply> {
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(await renderOnce(path, path, { posted }));
}

/** The page knows its form by the kind's name. */
const nameOf = ({ kind }: SubmissionDefinition) => kind as SubmissionKind;
