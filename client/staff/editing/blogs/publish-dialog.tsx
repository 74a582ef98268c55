import { useState } from 'react';
import type { StaffBlog } from '../../../../src/contract/staff/blogs.ts';
import { toIndianTime } from '../../../../src/day-in-india.ts';
import { readFaults } from '../../calls/failure.ts';
import { queries, trpc } from '../../calls/trpc.ts';
import { Modal } from '../../ui/modal.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { dialogMutation } from '../dialog-mutation.ts';
import { findTimeFault, readInstant, tomorrowInIndia } from '../planned-time.ts';
import { WhenFields } from '../site/publish/when-fields.tsx';
import type { SavedBlog } from './use-save-blog.ts';

interface PublishDialogProps {
  blog: StaffBlog;
  /** Saves pending changes first; undefined when there are none. */
  save: (() => Promise<SavedBlog | undefined>) | undefined;
  onClose(): void;
  /** Called when saving failed: the form behind the dialog shows the errors. */
  onRefused(): void;
}

const whenWords = {
  now: 'Public at once on the site, in the feeds and in older apps.',
  later: 'Schedule',
  laterHint: 'Published automatically at the time you set.',
  time: 'Day and time (IST)',
};

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
        <WhenFields name="at" words={whenWords} isNow={isNow} time={time} onNow={setIsNow} onTime={setTime} />
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
