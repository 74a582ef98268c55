import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { messageOf } from '../../calls/failure.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { ScreenPage } from '../../ui/screen-page.tsx';
import { DocumentTree } from './document-tree.tsx';
import { LanguageList } from './languages/language-list.tsx';
import { PoFilesDialog } from './languages/po-files-dialog.tsx';
import { PictureLibrary } from './library/picture-library.tsx';
import { NewPageDialog } from './pages/new-page-dialog.tsx';
import { PublishDialog } from './publish/publish-dialog.tsx';
import { Releases } from './publish/releases.tsx';
import { SearchBox } from './search-box.tsx';
import { SetupNote } from './setup/setup-note.tsx';
import { useTree } from './use-tree.ts';
import { WordSearch } from './word-search.tsx';

const route = getRouteApi('/site');

/** Everything that visitors read, to choose from. */
export default function SiteScreen() {
  const { words = '', pictures = false } = route.useSearch();
  const navigate = useNavigate();
  const { tree, groups, translations, contents, mayPublish } = useTree();
  const [dialog, setDialog] = useState<'page' | 'publish' | { language: string }>();
  const drafts = contents.filter(({ differs }) => differs);
  return (
    <ScreenPage
      title="Site"
      lead="Every word and picture that visitors see. Changes stay drafts until they are published."
      actions={
        <>
          <Button icon="plus" onClick={() => setDialog('page')}>
            New page
          </Button>
          {drafts.length > 0 && (
            <Button kind="main" icon="send" onClick={() => setDialog('publish')}>
              {mayPublish ? 'Publish' : 'Changes'} ({drafts.length})
            </Button>
          )}
        </>
      }
    >
      <SetupNote />
      <SearchBox
        words={words}
        onSearch={(next) =>
          void navigate({
            to: '/site',
            search: next ? { words: next } : {},
            replace: true,
            resetScroll: false,
          })
        }
      />
      {tree.error && <Empty title="The site could not be loaded" text={messageOf(tree.error)} />}
      {words === '' ? (
        <DocumentTree groups={groups} translations={translations} isWide />
      ) : (
        <WordSearch words={words} />
      )}
      {words === '' && (
        <LanguageList translations={translations} onFiles={(language) => setDialog({ language })} />
      )}
      {words === '' && <Releases mayCancel={mayPublish} />}
      {pictures && (
        <PictureLibrary value="" onClose={() => void navigate({ to: '/site', search: {}, replace: true })} />
      )}
      {typeof dialog === 'object' && (
        <PoFilesDialog language={dialog.language} documents={[]} onClose={() => setDialog(undefined)} />
      )}
      {dialog === 'page' && <NewPageDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'publish' && (
        <PublishDialog entries={drafts} mayPublish={mayPublish} onClose={() => setDialog(undefined)} />
      )}
    </ScreenPage>
  );
}
