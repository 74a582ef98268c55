import type { JsonObject } from '../../../../../src/contract/staff/document-body.ts';
import type { Question } from './questions.ts';

/** The field at a path such as `corporateOffice.city`. */
export function fieldAt(body: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      body,
    );
}

/** Reads the present text of a question's field. */
export function readAnswer(body: JsonObject, { path, kind }: Question): string {
  const value = fieldAt(body, path);
  if (kind === 'phone') return String(fieldAt(value, 'display') ?? '');
  if (Array.isArray(value)) return value.join('\n');
  return value === undefined ? '' : String(value);
}

/** The body with the answer in its field, and in those that have the same. */
export function withAnswer(body: JsonObject, question: Question, typed: string): JsonObject {
  return [question.path, ...(question.also ?? [])].reduce(
    (next, path) => withField(next, path.split('.'), findField(question, typed, fieldAt(next, path))),
    body,
  );
}

function findField({ kind, isOptional }: Question, typed: string, before: unknown): unknown {
  switch (kind) {
    case 'phone':
      return { ...Object(before), display: typed };
    case 'lines':
      return typed.split('\n');
    case 'number':
      return /^\d+$/.test(typed) ? Number(typed) : typed;
    default:
      return isOptional && typed === '' ? undefined : typed;
  }
}

/** Replaces a field at any depth; undefined takes it out. */
export function withField(
  body: JsonObject,
  [key = '', ...below]: readonly string[],
  value: unknown,
): JsonObject {
  const next = below.length === 0 ? value : withField(Object(body[key]) as JsonObject, below, value);
  const { [key]: _before, ...others } = body;
  return next === undefined ? others : { ...others, [key]: next as JsonObject[string] };
}
