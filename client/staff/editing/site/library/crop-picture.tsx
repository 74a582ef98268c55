import { useState } from 'react';
import ReactCrop, { type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import type { LibraryPicture } from '../../../../../src/contract/staff/media.ts';
import { describePicture } from '../../../../site/media/pictures.ts';
import { trpcClient } from '../../../calls/trpc.ts';
import { useCreation } from '../../../calls/use-creation.ts';
import { Button } from '../../../ui/button.tsx';
import { CallState } from '../../../ui/call-state.tsx';
import { SelectInput } from '../../../ui/text-input.tsx';
import { type CropShape, cropShapes, largestCrop, resizeCrop } from './crop-shapes.ts';
import { Slider } from './focus-input.tsx';

interface CropPictureProps {
  picture: LibraryPicture;
  onClose(): void;
  onCropped(picture: LibraryPicture): void;
}

/** Makes another picture of a part of this one, which stays as it is wherever it is used. */
export function CropPicture({ picture, onClose, onCropped }: CropPictureProps) {
  const [shape, setShape] = useState<CropShape>('free');
  const [crop, setCrop] = useState<PercentCrop>(() => largestCrop(picture, 'free'));
  const cut = useCreation(trpcClient.media.crop.mutate, { isReusable: true, onCreated: onCropped });
  const { name, width, height, widths } = picture;
  const { src } = describePicture(name, { width, height, widths, alt: '' });
  const { aspect } = cropShapes[shape];
  return (
    <div className="staff-form crop-picture">
      <SelectInput
        label="Shape"
        value={shape}
        choices={Object.entries(cropShapes).map(([key, { label }]) => [key as CropShape, label] as const)}
        onType={(next) => {
          setShape(next);
          setCrop(largestCrop(picture, next));
        }}
      />
      <ReactCrop
        crop={crop}
        {...(aspect !== undefined && { aspect })}
        keepSelection
        minWidth={16}
        minHeight={16}
        onChange={(_pixels, percent) => setCrop(percent)}
      >
        <img src={src} alt="" width={width} height={height} />
      </ReactCrop>
      <p className="d-small muted">
        Drag the frame or its handles, move them with the arrow keys, or set its size here.
      </p>
      <Slider
        label="Width"
        least={5}
        fraction={crop.width / 100}
        onChange={(part) => setCrop(resizeCrop(picture, crop, shape, { width: part * 100 }))}
      />
      <Slider
        label="Height"
        least={5}
        fraction={crop.height / 100}
        onChange={(part) => setCrop(resizeCrop(picture, crop, shape, { height: part * 100 }))}
      />
      <CallState call={cut} />
      <div className="staff-form__end">
        <Button
          kind="main"
          isBusy={cut.isPending}
          onClick={() =>
            cut.create({
              name: picture.name,
              crop: { x: crop.x / 100, y: crop.y / 100, width: crop.width / 100, height: crop.height / 100 },
            })
          }
        >
          Make a picture of this part
        </Button>
        <Button onClick={onClose}>Back</Button>
      </div>
    </div>
  );
}
