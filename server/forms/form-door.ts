import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findFailures } from '../../src/contract/checks.ts';
import { isResumeFile } from '../../src/contract/job-application.ts';
import { failureNotice } from '../../src/contract/notices.ts';
import { type PlainFormName, type PostedForm, plainFormPaths } from '../../src/contract/posted-form.ts';
import { receivedPath } from '../../src/contract/receipt.ts';
import { multipartOptions, refuseOversizedMultipart, TEXT_BODY_BYTES } from '../body-limits.ts';
import { createContext, type Parts } from '../context.ts';
import { type Fields, readBody, readMultipart } from '../rest/read-body.ts';
import { createCaller } from '../router.ts';
import { explainFailure } from './explain-failure.ts';
import { type PlainForm, plainForms } from './plain-forms.ts';
import { demandSameOrigin } from './same-origin.ts';

/**
 * A browser shows no answer while it is still sending: what is too large by this much is read to its end, and
 * thrown away, so that the visitor is told and keeps what else was typed.
 */
const MOST_READ_BYTES = 32 * 1024 * 1024;

const CHOOSE_AGAIN = 'The resume has to be chosen again: no browser keeps a file.';
const GO_BACK = 'Your browser’s Back button leads to the form as you had filled it in.';

/** Draws the form's page with what came back. */
export type DrawPostedForm = (posted: PostedForm) => string | Promise<string>;

/** The door of browsers that run no scripts: each form is posted to the path of its page. */
export async function formDoor(door: FastifyInstance, parts: Parts, draw: DrawPostedForm): Promise<void> {
  door.addHook('onRequest', demandSameOrigin(parts.config.publicUrl));
  refuseOversizedMultipart(door, MOST_READ_BYTES);
  door.removeAllContentTypeParsers();
  await door.register(formbody, { bodyLimit: TEXT_BODY_BYTES });
  await door.register(multipart, multipartOptions);

  for (const [name, path] of Object.entries(plainFormPaths) as [PlainFormName, string][]) {
    const form = plainForms[name];
    const show = async (reply: FastifyReply, status: number, shown: Omit<PostedForm, 'form'>) =>
      reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(await draw({ form: name, ...shown }));

    const showFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply, fields?: Fields) => {
      const { status, sentences, retryAfter } = explainFailure(error, request, form.checks);
      if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
      // A body that was refused unread would otherwise be taken for the connection's next request.
      if (status === 411 || status === 413) reply.header('connection', 'close');
      const hint = fields === undefined ? [GO_BACK] : 'file' in fields ? [CHOOSE_AGAIN] : [];
      return show(reply, status, {
        values: typedInto(form, fields ?? {}),
        notice: failureNotice,
        details: [...sentences, ...hint],
      });
    };

    door.post(
      path,
      {
        bodyLimit: TEXT_BODY_BYTES,
        // What is refused before the body has been read.
        errorHandler: (error, request, reply) => showFailure(error, request, reply),
      },
      async (request, reply) => {
        const fields: Fields = Object.create(null);
        try {
          if (request.isMultipart()) await readMultipart(request, fields);
          else Object.assign(fields, await readBody(request));
          const values = typedInto(form, fields);
          const file = fields.file instanceof File ? fields.file : undefined;
          const details = file === undefined ? [] : [CHOOSE_AGAIN];
          const [failure] = findFailures(form.checks, values);
          if (failure !== undefined) return show(reply, 400, { values, notice: failure.notice, details });
          if (file !== undefined && !isResumeFile(file))
            return show(reply, 400, { values, notice: failureNotice, details: [WRONG_TYPE, ...details] });

          const caller = createCaller(createContext(parts, 'site', request));
          const website = textOf(fields.website);
          const { reference } = await form.submit(caller, { ...values, website }, file);
          return reply.header('cache-control', 'no-store').redirect(receivedPath(reference), 303);
        } catch (error) {
          return showFailure(error, request, reply, fields);
        }
      },
    );
  }
}

const WRONG_TYPE = 'Resume: must be a pdf, doc or docx document.';

/** The form's own fields as its scripts would have let them in. */
function typedInto({ empty, filters }: PlainForm, fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.keys(empty).map((field) => {
      const typed = textOf(fields[field]);
      return [field, filters?.[field]?.(typed) ?? typed];
    }),
  );
}

/** A field that was sent twice counts as its last. */
function textOf(value: unknown): string {
  const last = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === 'string' ? last : '';
}
