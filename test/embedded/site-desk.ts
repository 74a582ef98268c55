import { randomUUID } from 'node:crypto';
import type { DocumentId } from '../../src/content-id.ts';
import type { JsonObject } from '../../src/contract/staff/document-body.ts';
import type { enterAsFounder } from './founding-owner.ts';

type Call = Awaited<ReturnType<typeof enterAsFounder>>;

export interface Approved {
  document: DocumentId;
  version: number;
}

/** What the office does with the site, at a server in a process of its own. */
export interface SiteDesk {
  /** Saves a draft with these fields changed. */
  save(document: DocumentId, change: JsonObject): Promise<Approved>;
  /** Adds a page that may be published. */
  addPage(path: string, name: string): Promise<Approved>;
  /** @param due when it is to be published; at once by default. @returns the number of the release. */
  publish(documents: Approved[], due?: Date): Promise<number>;
}

/** @param call that of a member who may publish. */
export function openSiteDesk(call: Call): SiteDesk {
  const save = async (document: DocumentId, change: JsonObject) => {
    const { draft, body } = await call('site.find', { document });
    const saveId = { editor: randomUUID(), turn: 1 };
    const saved = await call('site.save', { document, basedOn: draft, body: { ...body, ...change }, saveId });
    return { document, version: saved.version };
  };
  return {
    save,
    addPage: async (path, name) => {
      const { document } = await call('site.createPage', { path, name });
      return save(document, {
        description: 'A page that says enough about itself to be found by people who search for it.',
        lead: 'What it is about.',
        sections: [{ type: 'text', id: 'first', heading: 'First', paragraphs: ['Something.'] }],
      });
    },
    publish: async (documents, due) => {
      const input = {
        documents,
        title: 'A change',
        note: '',
        due: due?.toISOString() ?? null,
        confirmed: [],
      };
      return (await call('site.publish', input)).release;
    },
  };
}
