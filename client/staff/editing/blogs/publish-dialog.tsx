import { useState } from 'react';
import type { StaffBlog } from '../../../../src/contract/staff/blogs.ts';
import { toIndianTime } from '../../../../src/day-in-india.ts';
import { readFaults } from '../../calls/failure.ts';
import { queries, trpc } from '../../calls/trpc.ts';
import { Modal } from '../../ui/modal.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { dialogMutation } from '../dialog-mutation.ts';
import { findTimeFault, readInstant, tomorrowInIndia } from '../planned-time.ts';
import type { SavedBlog } from './use-save-blog.ts';

interface PublishDialogProps {
  blog: StaffBlog;
  /** Saves pending changes first; undefined when there are none. */
  save: (() => Promise<SavedBlog | undefined>) | undefined;
  onClose(): void;
  /** Called when saving failed: the form behind the dialog shows the errors. */
  onRefused(): void;
}

export function PublishDialog({ blog, save, onClose, onRefused }: PublishDialogProps) {
  const { BlogId, state, publishedAt } = blog;
  const [isNow, setIsNow] = useState(state !== 'scheduled');
  const [time, setTime] = useState(publishedAt ? toIndianTime(new Date(publishedAt)) : tomorrowInIndia());
  const [faults, setFaults] = useState<{ at: string }>();
  const text = isNow ? 'The blog is published.' : 'The blog is scheduled.';
  const publish = trpc.blogs.publish.useMutation(
    dialogMutation({ onClose, refresh: () => queries.blogs.invalidate(), text }),
  );
  const submit = async () => {
    const wrong = isNow ? undefined : findTimeFault(time);
    // Checked before anything is saved or published.
    setFaults(wrong === undefined ? undefined : { at: wrong });
    if (wrong !== undefined) return;
    const saved = save ? await save() : { ...blog, isWithoutPicture: false };
    if (saved === undefined || saved.isWithoutPicture) {
      onClose();
      return onRefused();
    }
    publish.mutate({ BlogId, version: saved.version, at: isNow ? null : readInstant(time) });
  };
  return (
    <Modal title="Publish the blog" onClose={onClose}>
      <StaffForm
        name="Publication"
        action={isNow ? 'Publish now' : 'Schedule'}
        call={publish}
        faults={faults}
        onSubmit={submit}
      >
        <fieldset className="publish-when">
          <legend className="visually-hidden">When</legend>
          <label className="tick">
            <input type="radio" name="when" checked={isNow} onChange={() => setIsNow(true)} />
            <span>
              <b>Now</b>
              <small>Public at once on the site, in the feeds and in older apps.</small>
            </span>
          </label>
          <label className="tick">
            <input type="radio" name="when" checked={!isNow} onChange={() => setIsNow(false)} />
            <span>
              <b>Schedule</b>
              <small>Published automatically at the time you set.</small>
            </span>
          </label>
        </fieldset>
        {!isNow && (
          <TextInput
            label="Day and time (IST)"
            name="at"
            type="datetime-local"
            min={toIndianTime(new Date())}
            value={time}
            onType={setTime}
          />
        )}
        {publish.error === null && save && <p className="d-small muted">Your changes are saved first.</p>}
        <PictureFault error={publish.error} />
      </StaffForm>
    </Modal>
  );
}

/** Shown here, because the field at fault is in the form behind the dialog. */
function PictureFault({ error }: { error: unknown }) {
  if (readFaults(error).BlogImagePath === undefined) return null;
  return (
    <p className="staff-form__error" role="alert">
      Please choose a cover picture first.
    </p>
  );
}
