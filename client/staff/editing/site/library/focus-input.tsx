import { useId } from 'react';
import type { Focus, LibraryPicture } from '../../../../../src/contract/staff/media.ts';
import { PictureImage } from './picture-image.tsx';

interface FocusInputProps {
  picture: LibraryPicture;
  focus: Focus;
  onChange(focus: Focus): void;
}

const toPercent = (fraction: number) => Math.round(fraction * 100);

/** The point of a picture that stays visible where a place cuts the picture: by a click, or by two sliders. */
export function FocusInput({ picture, focus, onChange }: FocusInputProps) {
  return (
    <fieldset className="focus-input">
      <legend>What must stay visible</legend>
      {/* The sliders do the same for keyboards and screen readers. */}
      <div
        aria-hidden="true"
        className="library__shown focus-input__picture"
        onPointerDown={({ clientX, clientY, currentTarget }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect();
          onChange({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
        }}
      >
        <PictureImage name={picture.name} upload={picture} sizes="28rem" />
        <svg aria-hidden="true">
          <circle cx={`${toPercent(focus.x)}%`} cy={`${toPercent(focus.y)}%`} r="14" />
          <circle cx={`${toPercent(focus.x)}%`} cy={`${toPercent(focus.y)}%`} r="4" />
        </svg>
      </div>
      <p className="d-small muted">Places of another shape cut the picture. Click what they have to keep.</p>
      <Slider label="From the left" fraction={focus.x} onChange={(x) => onChange({ ...focus, x })} />
      <Slider label="From the top" fraction={focus.y} onChange={(y) => onChange({ ...focus, y })} />
    </fieldset>
  );
}

const within = (fraction: number) => Math.min(1, Math.max(0, Math.round(fraction * 100) / 100));

interface SliderProps {
  label: string;
  fraction: number;
  least?: number;
  onChange(fraction: number): void;
}

/** Sets a share of a picture's width or height. */
export function Slider({ label, fraction, least = 0, onChange }: SliderProps) {
  const id = useId();
  const percent = toPercent(fraction);
  return (
    <div className="picture-slider">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={100}
        value={percent}
        aria-valuetext={`${percent} %`}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value) / 100)}
      />
      <output htmlFor={id}>{percent} %</output>
    </div>
  );
}
