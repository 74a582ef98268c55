import type { PictureReference } from '../../../../../src/content/schema/picture-names.ts';
import { pictureNames } from '../../../../../src/content/schema/picture-names.ts';
import { Button } from '../../../ui/button.tsx';
import { DetailsHead } from './details-head.tsx';
import { nameInWords } from './name-in-words.ts';
import { PictureImage } from './picture-image.tsx';
import { PicturePlaces } from './picture-places.tsx';

interface BuiltInPictureProps {
  /** May be none. */
  name: string;
  onBack(): void;
  onChoose: ((name: PictureReference) => void) | undefined;
  /** A link to one of its places was followed. */
  onLeave(): void;
}

export function BuiltInPicture({ name, onBack, onChoose, onLeave }: BuiltInPictureProps) {
  const known = pictureNames.find((each) => each === name);
  if (known === undefined) return <p className="library__none muted">Select a picture to see it in full.</p>;
  return (
    <>
      <DetailsHead title={nameInWords(known)} onBack={onBack} />
      <div className="library__shown">
        <PictureImage name={known} sizes="28rem" />
      </div>
      <p className="d-small muted">
        It came with the site and keeps its own colours. What it shows is said in “Descriptions of the drawn
        pictures”.
      </p>
      {onChoose && (
        <div>
          <Button kind="main" onClick={() => onChoose(known)}>
            Use this picture
          </Button>
        </div>
      )}
      <PicturePlaces picture={known} onFollow={onLeave} />
    </>
  );
}
