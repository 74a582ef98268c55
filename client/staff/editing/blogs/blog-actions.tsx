import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { StaffBlog } from '../../../../src/contract/staff/blogs.ts';
import { explainError } from '../../calls/failure.ts';
import { queries, trpc } from '../../calls/trpc.ts';
import { Button, ButtonAnchor } from '../../ui/button.tsx';
import { showDialog, showToast } from '../../ui/notices.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { SavedBlog } from './use-save-blog.ts';

interface BlogActionsProps {
  blog: StaffBlog;
  /** Saves pending changes first; undefined when there are none. */
  save: (() => Promise<SavedBlog | undefined>) | undefined;
  /** Called when the pending changes could not be saved. */
  onRefused(): void;
}

/** The actions that are possible in the blog's state. */
export function BlogActions({ blog, save, onRefused }: BlogActionsProps) {
  const { BlogId, version, state } = blog;
  const [isPublishing, setIsPublishing] = useState(false);
  const navigate = useNavigate();
  const onError = (error: unknown) => {
    void queries.blogs.invalidate();
    void showToast(explainError(error));
  };
  const withdraw = trpc.blogs.withdraw.useMutation({
    onError,
    onSuccess: () => {
      void queries.blogs.invalidate();
      void showToast('The blog is a draft again.');
    },
  });
  const remove = trpc.blogs.remove.useMutation({
    onError,
    onSuccess: () => {
      void navigate({ to: '/blogs', replace: true }).then(() => queries.blogs.invalidate());
      void showToast('The draft is deleted.');
    },
  });
  const confirmWithdraw = async () => {
    const text =
      'It is removed from the site, the feeds and older apps at once. The text is kept as a draft.';
    if (await showDialog({ title: 'Withdraw this blog?', text, yes: 'Withdraw' }))
      withdraw.mutate({ BlogId, version });
  };
  const confirmRemove = async () => {
    const text = 'It has not been published. This cannot be undone.';
    if (await showDialog({ title: 'Delete this draft?', text, yes: 'Delete' }))
      remove.mutate({ BlogId, version });
  };
  return (
    <>
      {state !== 'published' && (
        <Button kind="main" icon="send" onClick={() => setIsPublishing(true)}>
          {state === 'draft' ? 'Publish…' : 'Change time…'}
        </Button>
      )}
      {state === 'published' && (
        <ButtonAnchor icon="out" href={`/blog/${BlogId}`} target="_blank">
          Public page
        </ButtonAnchor>
      )}
      {state === 'draft' ? (
        <Button kind="danger" disabled={remove.isPending} onClick={confirmRemove}>
          Delete
        </Button>
      ) : (
        <Button kind="danger" disabled={withdraw.isPending} onClick={confirmWithdraw}>
          Withdraw
        </Button>
      )}
      {isPublishing && (
        <PublishDialog blog={blog} save={save} onClose={() => setIsPublishing(false)} onRefused={onRefused} />
      )}
    </>
  );
}
