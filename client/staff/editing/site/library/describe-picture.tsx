import { useState } from 'react';
import { type LibraryPicture, LONGEST_DESCRIPTION } from '../../../../../src/contract/staff/media.ts';
import type { UploadedFile } from '../../../../../src/uploaded-picture.ts';
import { queries, trpc } from '../../../calls/trpc.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffForm } from '../../../ui/staff-form.tsx';
import { TextAreaInput, TextInput } from '../../../ui/text-input.tsx';
import { FocusInput } from './focus-input.tsx';

interface DescribePictureProps {
  picture: LibraryPicture;
  /** Without it, the description is all that is saved. */
  onChoose: ((upload: UploadedFile) => void) | undefined;
  onCrop(): void;
}

/** Names and describes a picture, and says what has to stay visible of it. It cannot be used without a description. */
export function DescribePicture({ picture, onChoose, onCrop }: DescribePictureProps) {
  const { name, version } = picture;
  const [title, setTitle] = useState(picture.title);
  const [alt, setAlt] = useState(picture.alt);
  const [focus, setFocus] = useState(picture.focus);
  const [faults, setFaults] = useState<Record<string, string>>();
  const update = trpc.media.update.useMutation({ onSettled: () => void queries.media.invalidate() });
  const isChanged =
    title !== picture.title ||
    alt !== picture.alt ||
    focus.x !== picture.focus.x ||
    focus.y !== picture.focus.y;

  const save = (onSaved?: () => void) => {
    const missing = alt.trim() === '' ? { alt: 'Please say what the picture shows.' } : undefined;
    setFaults(missing);
    if (missing) return;
    if (isChanged) update.mutate({ name, version, title, alt, focus }, onSaved && { onSuccess: onSaved });
    else onSaved?.();
  };
  return (
    <StaffForm
      name="Picture"
      action={onChoose ? 'Use this picture' : 'Save'}
      call={update}
      faults={faults}
      onSubmit={() => save(onChoose && (() => onChoose(uploadOf({ ...picture, alt, focus }))))}
      aside={
        <>
          {onChoose && isChanged && (
            <Button isBusy={update.isPending} onClick={() => save()}>
              Save
            </Button>
          )}
          <Button onClick={onCrop}>Crop</Button>
        </>
      }
    >
      <FocusInput picture={picture} focus={focus} onChange={setFocus} />
      <TextAreaInput
        label="Description"
        name="alt"
        rows={2}
        maxLength={LONGEST_DESCRIPTION}
        hint="What the picture shows, for people who cannot see it and for search engines."
        value={alt}
        onType={setAlt}
      />
      <TextInput
        label="Title"
        name="title"
        maxLength={200}
        hint="Only you and your colleagues see it, in this library."
        value={title}
        onType={setTitle}
      />
    </StaffForm>
  );
}

const uploadOf = ({ width, height, widths, alt, focus }: LibraryPicture): UploadedFile => ({
  width,
  height,
  widths,
  alt,
  focus,
});
