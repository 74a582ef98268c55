import { toIndianTime } from '../../../../../src/day-in-india.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import '../../blogs/blogs.css';

interface WhenFieldsProps {
  /** The time's name in the procedure's input. */
  name: string;
  words: { now: string; later: string; laterHint: string; time: string };
  isNow: boolean;
  time: string;
  onNow(isNow: boolean): void;
  onTime(time: string): void;
}

/** Now, or at a time in India, whatever the zone of this computer. */
export function WhenFields({ name, words, isNow, time, onNow, onTime }: WhenFieldsProps) {
  return (
    <>
      <fieldset className="publish-when">
        <legend className="visually-hidden">When</legend>
        <label className="tick">
          <input type="radio" name="when" checked={isNow} onChange={() => onNow(true)} />
          <span>
            <b>Now</b>
            <small>{words.now}</small>
          </span>
        </label>
        <label className="tick">
          <input type="radio" name="when" checked={!isNow} onChange={() => onNow(false)} />
          <span>
            <b>{words.later}</b>
            <small>{words.laterHint}</small>
          </span>
        </label>
      </fieldset>
      {!isNow && (
        <TextInput
          label={words.time}
          name={name}
          type="datetime-local"
          min={toIndianTime(new Date())}
          value={time}
          onType={onTime}
        />
      )}
    </>
  );
}
