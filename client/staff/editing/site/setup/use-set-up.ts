import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { identity } from '../../../../../src/content/identity.ts';
import type { JsonObject } from '../../../../../src/contract/staff/document-body.ts';
import type { EditedDocument } from '../../../../../src/contract/staff/site.ts';
import { queries, trpcClient } from '../../../calls/trpc.ts';
import { useCreation } from '../../../calls/use-creation.ts';
import { showToast } from '../../../ui/notices.ts';
import { saveDraft } from '../calls/edited-document.ts';
import type { PendingSave } from '../draft/autosaver.ts';

const document = 'identity';

/** The draft of the identity, which each step of the set-up saves. */
export function useSetUp(opened: EditedDocument) {
  const [body, setBody] = useState<JsonObject>(opened.body);
  const [version, setVersion] = useState(opened.draft);
  /** The version that was saved last. */
  const [kept, setKept] = useState(body);
  /** Somebody else changed the same fields meanwhile: the form has their text, to be looked over once more. */
  const [isOvertaken, setIsOvertaken] = useState(false);
  const editor = useRef({ id: crypto.randomUUID(), turn: 0 });
  const saving = useMutation({ mutationFn: (save: PendingSave) => saveDraft(document, save) });

  /** @returns the saved version; undefined where it could not be saved, or has to be looked over. */
  async function save(): Promise<number | undefined> {
    editor.current.turn += 1;
    const saveId = { editor: editor.current.id, turn: editor.current.turn };
    const answer = await saving.mutateAsync({ basedOn: version, body, saveId }).catch(() => undefined);
    if (answer === undefined) return undefined;
    setVersion(answer.version);
    setKept(answer.outcome === 'saved' ? body : answer.body);
    if (answer.outcome !== 'saved') setBody(answer.body);
    setIsOvertaken(answer.outcome === 'conflict');
    void queries.site.find.invalidate({ document });
    return answer.outcome === 'conflict' ? undefined : answer.version;
  }

  const leaving = useRef<() => void>(undefined);
  useEffect(() => {
    leaving.current = body === kept ? undefined : () => void save();
  });
  // Whoever follows a link in the middle of a step finds their answers again.
  useEffect(() => () => leaving.current?.(), []);

  const publishing = useCreation(trpcClient.site.publish.mutate, {
    isReusable: true,
    onCreated: async () => {
      await queries.site.invalidate();
      void showToast('Published: visitors see it now.');
    },
  });

  async function publish(): Promise<void> {
    const saved = await save();
    if (saved === undefined) return;
    const documents = [{ document, version: saved }] as [{ document: typeof document; version: number }];
    publishing.create({ documents, confirmed: [], title: 'Set-up', note: '', due: null });
  }

  return { body, setBody, save, publish, saving, publishing, isOvertaken, faults: findFaults(body) };
}

/** Finds the faults of the answers, by their paths. */
function findFaults(body: JsonObject): Record<string, string> {
  const { error } = identity.safeParse(body);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message, code }) => [
      path.join('.'),
      code === 'too_small' ? 'Please fill this in.' : message,
    ]),
  );
}
