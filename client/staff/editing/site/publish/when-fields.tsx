import { toIndianTime } from '../../../../../src/day-in-india.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import '../../blogs/blogs.css';

interface WhenFieldsProps {
  isNow: boolean;
  time: string;
  onNow(isNow: boolean): void;
  onTime(time: string): void;
}

/** Now, or at a time in India, whatever the zone of this computer. */
export function WhenFields({ isNow, time, onNow, onTime }: WhenFieldsProps) {
  return (
    <>
      <fieldset className="publish-when">
        <legend className="visually-hidden">When</legend>
        <label className="tick">
          <input type="radio" name="when" checked={isNow} onChange={() => onNow(true)} />
          <span>
            <b>Now</b>
            <small>Visitors see it within ten seconds.</small>
          </span>
        </label>
        <label className="tick">
          <input type="radio" name="when" checked={!isNow} onChange={() => onNow(false)} />
          <span>
            <b>On a day and time</b>
            <small>Published by itself then. It can be cancelled until then.</small>
          </span>
        </label>
      </fieldset>
      {!isNow && (
        <TextInput
          label="Day and time in India (IST)"
          name="due"
          type="datetime-local"
          min={toIndianTime(new Date())}
          value={time}
          onType={onTime}
        />
      )}
    </>
  );
}
