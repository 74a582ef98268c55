import type * as z from 'zod';
import { contrastFaults, explainContrast } from '../../src/content/colour-contrast.ts';
import { kindOf } from '../../src/content/documents.ts';
import { replyFields } from '../../src/content/reply-templates.ts';
import type { Site } from '../../src/content/site.ts';
import { tokensIn } from '../../src/content/tokens.ts';
import { labelAt, walkFields } from '../../src/content/walk-fields.ts';
import { type DocumentId, isPageId } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { FieldFault, FieldPath, SiteFault } from '../../src/contract/staff/site.ts';
import { isDescribed, isUploadedPicture } from '../../src/uploaded-picture.ts';
import { type Addresses, addressesOf, isReachable } from './addresses.ts';
import { labelOf } from './document-label.ts';
import { hasMessages, messageFaults } from './message-faults.ts';
import { pageFaults } from './page-faults.ts';
import { fieldPathOf } from './read-body.ts';

/**
 * What keeps a body from being published, in the words of the form.
 * @param site as it would be with this body, for what the body refers to.
 */
export function faultsOf(id: DocumentId, body: JsonObject, site: Site): SiteFault[] {
  const { schema, label } = kindOf(id);
  const addresses = addressesOf(site);
  const faults = [
    ...schemaFaults(schema, body),
    ...fieldFaults(id, schema, body, site, addresses),
    ...(hasMessages(id) ? messageFaults(id, body, site.tokens) : []),
    ...(id === 'facts' ? figureFaults(body) : []),
    ...(id === 'identity' ? colourFaults(body) : []),
    ...(isPageId(id) ? pageFaults(id, body, site) : []),
  ];
  return faults.map(({ path, message }) => ({
    document: id,
    label: labelOf({ document: id, body }),
    path,
    message,
    field: labelAt(schema, body, path) || label,
  }));
}

function schemaFaults(schema: z.ZodType, body: JsonObject): FieldFault[] {
  const { error } = schema.safeParse(body, { error: sayIssue });
  return (error?.issues ?? []).flatMap((issue) => {
    const path = fieldPathOf(issue.path);
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: [...path, key], message: 'This release does not know this field.' }))
      : [{ path, message: issue.message }];
  });
}

/** The words for what a schema has none of its own for. */
const sayIssue: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'too_small') return `At least ${issue.minimum} is needed here.`;
  if (issue.code === 'too_big') return `At most ${issue.maximum} is possible here.`;
  if (issue.input === undefined || issue.input === null) return 'Please fill this in.';
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union')
    return 'Please choose one of the list.';
  if (issue.code === 'invalid_type' && ['int', 'number'].includes(issue.expected))
    return 'A whole number is needed here.';
  return 'This cannot be published as it is.';
};

function fieldFaults(
  id: DocumentId,
  schema: z.ZodType,
  body: JsonObject,
  site: Site,
  addresses: Addresses,
): FieldFault[] {
  // The figures and the identity are what tokens stand for, so they cannot have any.
  const isSource = id === 'identity' || id === 'facts';
  const filledIn: readonly string[] = id === 'replies' ? replyFields : [];
  return [...walkFields(schema, body)].flatMap(({ path, meta, value }): FieldFault[] => {
    if (typeof value !== 'string') return [];
    if (meta.control === 'picture') return pictureFaults(value, site).map((message) => ({ path, message }));
    if (meta.control === 'link')
      return isOwnAddress(id, path) || !value.startsWith('/') || isReachable(value, addresses)
        ? []
        : [{ path, message: `There is no page at ${value}.` }];
    if (hasMessages(id)) return [];
    return tokensIn(value).flatMap((name) =>
      !isSource && (site.tokens.has(name) || filledIn.includes(name))
        ? []
        : [
            {
              path,
              message: isSource ? 'A figure cannot stand here.' : `There is no figure called {${name}}.`,
            },
          ],
    );
  });
}

function pictureFaults(name: string, site: Site): string[] {
  if (!isUploadedPicture(name)) return [];
  const upload = site.uploads.get(name);
  if (upload === undefined) return ['There is no such picture.'];
  return isDescribed(upload)
    ? []
    : ['Please describe this picture in the library, for people who cannot see it.'];
}

/** The addresses at which a page is itself, rather than those that it links to. */
const isOwnAddress = (id: DocumentId, path: FieldPath) =>
  isPageId(id) && (path[0] === 'path' || path[0] === 'aliases');

/** Colours that could not be read on each other. What is no colour is a fault of the schema. */
function colourFaults({ colours }: JsonObject): FieldFault[] {
  const { primary, accent } = Object(colours) as Record<string, unknown>;
  if (typeof primary !== 'string' || typeof accent !== 'string') return [];
  return contrastFaults({ primary, accent }).map((fault) => ({
    path: ['colours', fault.field],
    message: explainContrast(fault),
  }));
}

function figureFaults(body: JsonObject): FieldFault[] {
  const figures = Array.isArray(body.figures) ? body.figures : [];
  const names = figures.map((figure) => Reflect.get(Object(figure), 'token') as unknown);
  return names.flatMap((name, index) =>
    names.indexOf(name) < index
      ? [{ path: ['figures', index, 'token'], message: 'Another figure has this name.' }]
      : [],
  );
}
