import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DocumentId } from '../../../../../src/content-id.ts';
import type { ImportReport } from '../../../../../src/contract/staff/translations.ts';
import { toFormData } from '../../../../../src/contract/typed-form-data.ts';
import { queries, recheckSession, trpcClient } from '../../../calls/trpc.ts';
import { saveFile } from '../../../members/code/download.ts';
import { Button } from '../../../ui/button.tsx';
import { CallState } from '../../../ui/call-state.tsx';
import { FileButton } from '../../../ui/file-button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { refreshSite } from '../calls/refresh-site.ts';
import { ImportResult } from './import-result.tsx';
import { nameOfLanguage } from './progress.ts';
import './languages.css';

interface PoFilesDialogProps {
  language: string;
  /** The document that is open; the whole site without one. */
  documents: readonly { document: DocumentId; label: string }[];
  /** Saves what was just typed. @returns whether everything is stored. */
  save?(): Promise<boolean>;
  onClose(): void;
}

/** Translations out to the tools of translators, and in again. */
export function PoFilesDialog({ language, documents: [only], save, onClose }: PoFilesDialogProps) {
  const [report, setReport] = useState<ImportReport>();
  const scope = { language, ...(only && { document: only.document }) };
  const get = useMutation({
    mutationFn: async () => {
      await save?.();
      const { name, text } = await trpcClient.site.translationFile.query(scope);
      saveFile(new Blob([text], { type: 'text/x-gettext-translation;charset=utf-8' }), name);
    },
    onError: recheckSession,
  });
  const put = useMutation({
    mutationFn: async (file: File) => {
      await save?.();
      return trpcClient.site.importTranslations.mutate(toFormData({ ...scope, file }));
    },
    onSuccess: (answer) => {
      setReport(answer);
      void queries.site.findTranslation.invalidate();
      return refreshSite();
    },
    onError: recheckSession,
  });
  return (
    <Modal
      title={`${only?.label ?? 'The whole site'} in ${nameOfLanguage(language)}: PO files`}
      onClose={onClose}
    >
      <div className="po-files">
        <p>
          A PO file has every sentence with its translation. Poedit, Weblate and other tools of translators
          open it.
        </p>
        <div className="po-files__acts">
          <Button icon="download" isBusy={get.isPending} onClick={() => get.mutate()}>
            Download
          </Button>
          <FileButton
            className="po-files__upload"
            accept=".po,text/x-gettext-translation"
            disabled={put.isPending}
            onFiles={([file]) => file && put.mutate(file)}
          >
            Take a file over
          </FileButton>
        </div>
        <CallState call={get} />
        <CallState call={put} />
        {report && <ImportResult report={report} onClose={onClose} />}
      </div>
    </Modal>
  );
}
