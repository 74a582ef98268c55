import { useState } from 'react';
import type { StaffBlog } from '../../../src/contract/staff/blogs.ts';
import { changeInDialog } from '../content/change-in-dialog.ts';
import { faultsOf } from '../failure.ts';
import { trpc } from '../trpc.ts';
import { Modal } from '../ui/modal.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { refreshBlogs } from './refresh-blogs.ts';
import type { SavedBlog } from './use-save-blog.ts';

interface PublishDialogProps {
  blog: StaffBlog;
  /** Where something is entered that is not saved yet. */
  save: (() => Promise<SavedBlog | undefined>) | undefined;
  onClose(): void;
}

export function PublishDialog({ blog, save, onClose }: PublishDialogProps) {
  const { BlogId, state, publishedAt } = blog;
  const [isNow, setIsNow] = useState(state !== 'scheduled');
  const [time, setTime] = useState(inIndia(publishedAt ? new Date(publishedAt) : tomorrow()));
  const text = isNow ? 'It is published.' : 'It will appear by itself.';
  const publish = trpc.blogs.publish.useMutation(changeInDialog({ onClose, refresh: refreshBlogs, text }));
  const submit = async () => {
    const saved = save ? await save() : blog;
    // The form behind the dialog tells what is wrong.
    if (saved === undefined) return onClose();
    publish.mutate({ BlogId, version: saved.version, at: isNow ? null : `${time}:00+05:30` });
  };
  return (
    <Modal title="Publish the blog" onClose={onClose}>
      <StaffForm
        name="Publication"
        action={isNow ? 'Publish now' : 'Set the time'}
        call={publish}
        onSubmit={submit}
      >
        <fieldset className="publish-when">
          <legend className="visually-hidden">When</legend>
          <label className="tick">
            <input type="radio" name="when" checked={isNow} onChange={() => setIsNow(true)} />
            <span>
              <b>Now</b>
              <small>On the site, in the feeds and with older clients at once.</small>
            </span>
          </label>
          <label className="tick">
            <input type="radio" name="when" checked={!isNow} onChange={() => setIsNow(false)} />
            <span>
              <b>At a time to come</b>
              <small>It appears by itself.</small>
            </span>
          </label>
        </fieldset>
        {!isNow && (
          <TextInput
            label="Day and time in India"
            name="at"
            type="datetime-local"
            value={time}
            onType={setTime}
          />
        )}
        {publish.error === null && save && (
          <p className="d-small muted">What you have changed is saved first.</p>
        )}
        <PictureFault error={publish.error} />
      </StaffForm>
    </Modal>
  );
}

/** The field that it is about stands in the form behind the dialog. */
function PictureFault({ error }: { error: unknown }) {
  if (faultsOf(error).BlogImagePath === undefined) return null;
  return (
    <p className="staff-form__error" role="alert">
      A blog needs a cover picture: choose one first.
    </p>
  );
}

const INDIA_MS = 5.5 * 60 * 60 * 1000;

/** As a field of day and time holds it. */
function inIndia(instant: Date): string {
  return new Date(instant.getTime() + INDIA_MS).toISOString().slice(0, 16);
}

/** Nine in the morning. */
function tomorrow(): Date {
  const day = inIndia(new Date(Date.now() + 24 * 60 * 60 * 1000)).slice(0, 10);
  return new Date(`${day}T09:00:00+05:30`);
}
