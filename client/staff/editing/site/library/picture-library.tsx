import { useEffect, useId, useRef, useState } from 'react';
import type { PictureReference } from '../../../../../src/content/schema/picture-names.ts';
import type { LibraryPicture } from '../../../../../src/contract/staff/media.ts';
import { isUploadedPicture, type UploadedFile } from '../../../../../src/uploaded-picture.ts';
import { queries } from '../../../calls/trpc.ts';
import { FileButton } from '../../../ui/file-button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { SearchBox } from '../../list-tools.tsx';
import { BuiltInPicture } from './built-in-picture.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { UploadList } from './upload-list.tsx';
import { UploadedPictureDetails } from './uploaded-picture-details.tsx';
import { useFilesFromOutside } from './use-files-from-outside.ts';
import { usePictureUploads } from './use-picture-uploads.ts';
import './picture-library.css';

interface PictureLibraryProps {
  /** The picture that is used now; '' for none. */
  value: string;
  /**
   * `upload` has the sizes of an uploaded picture, which a preview needs before its site is read again. Without it, the
   * library is looked through, and there is no place for a picture.
   */
  onChoose?: ((name: PictureReference, upload?: UploadedFile) => void) | undefined;
  onClose(): void;
}

/** All pictures of the site, those that the product came with and those that were uploaded, to choose one of them. */
export function PictureLibrary({ value, onChoose, onClose }: PictureLibraryProps) {
  const [search, setSearch] = useState('');
  const [selected, setSelected] = useState(value);
  const [notice, setNotice] = useState('');
  const select = (name: string, text = '') => {
    setSelected(name);
    setNotice(text);
  };
  const show = ({ name, title }: LibraryPicture, text: string) => {
    select(name, `${title}: ${text}`);
    void queries.media.invalidate();
  };
  const selectedAtUpload = useRef(selected);
  const uploads = usePictureUploads((picture) => {
    // Of several, the first is shown: the next one must not push it aside while it is being described.
    if (selected === selectedAtUpload.current)
      show(picture, 'uploaded. Now say what it shows, for people who cannot see it.');
    else void queries.media.invalidate();
  });
  const upload = (files: readonly File[]) => {
    selectedAtUpload.current = selected;
    uploads.add(files);
  };
  const isOver = useFilesFromOutside(upload);
  const { all, one } = useFocusOfSelection(selected);
  return (
    <Modal title="Pictures" onClose={onClose}>
      <div className={`library${selected ? ' library--selected' : ''}${isOver ? ' library--over' : ''}`}>
        <div ref={all} className="library__all">
          <LibraryTools search={search} onSearch={setSearch} onFiles={upload} />
          <UploadList uploads={uploads} />
          <PictureGrid search={search} selected={selected} onSelect={(name) => select(name)} />
        </div>
        <section ref={one} className="library__one" tabIndex={-1} aria-label="Selected picture">
          <p className="library__notice" role="status">
            {notice}
          </p>
          {isUploadedPicture(selected) ? (
            <UploadedPictureDetails
              key={selected}
              name={selected}
              onBack={() => select('')}
              onCropped={(picture) => show(picture, 'cropped. The whole picture is still in the library.')}
              onRemoved={() => select('', 'The picture is removed.')}
              onChoose={onChoose}
            />
          ) : (
            <BuiltInPicture name={selected} onBack={() => select('')} onChoose={onChoose} onLeave={onClose} />
          )}
        </section>
      </div>
    </Modal>
  );
}

/**
 * Moves the focus to a picture that has been selected, past all the others, and back to its tile when that is left: on a
 * phone only one of both is shown.
 */
function useFocusOfSelection(selected: string) {
  const all = useRef<HTMLDivElement>(null);
  const one = useRef<HTMLElement>(null);
  const last = useRef(selected);
  useEffect(() => {
    if (last.current === selected) return;
    const tile = all.current?.querySelector<HTMLElement>(`[data-picture="${last.current}"]`);
    const target = selected === '' ? (tile ?? all.current?.querySelector('input')) : one.current;
    last.current = selected;
    target?.focus();
  }, [selected]);
  return { all, one };
}

interface LibraryToolsProps {
  search: string;
  onSearch(search: string): void;
  onFiles(files: readonly File[]): void;
}

function LibraryTools({ search, onSearch, onFiles }: LibraryToolsProps) {
  const hintId = useId();
  return (
    <>
      <form className="library__tools" onSubmit={(event) => event.preventDefault()}>
        <SearchBox search={search} onSearch={onSearch} hint="Search the pictures" />
        <FileButton
          className="library__upload"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif,image/svg+xml"
          aria-describedby={hintId}
          onFiles={onFiles}
        >
          Upload pictures
        </FileButton>
      </form>
      <p className="d-small muted" id={hintId}>
        JPEG, PNG, WebP or AVIF, at most 10 MB, or SVG, at most 1 MB, for a logo. You can also drop files
        here, or paste a copied picture.
      </p>
    </>
  );
}
