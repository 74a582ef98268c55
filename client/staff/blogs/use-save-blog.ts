import { useState } from 'react';
import type { StaffBlog } from '../../../src/contract/staff/blogs.ts';
import type { Draft } from '../content/use-draft.ts';
import { useCreation } from '../creation/use-creation.ts';
import { tell } from '../notices.ts';
import { trpc, trpcClient } from '../trpc.ts';
import { refreshBlogs } from './refresh-blogs.ts';
import type { PictureUpload } from './use-picture-upload.ts';

export interface SavedBlog {
  BlogId: number;
  version: number;
  /** The picture that was on its way could not be stored. */
  isWithoutPicture: boolean;
}

/** Saves what is entered, as a new draft where there is no blog yet. A picture on its way is waited for. */
export function useSaveBlog(
  blog: StaffBlog | undefined,
  draft: Draft<StaffBlog['values']>,
  picture: PictureUpload,
) {
  const [isWaiting, setIsWaiting] = useState(false);
  const onError = () => void refreshBlogs();
  const create = useCreation(trpcClient.blogs.create.mutate, { onError, keptAs: draft.key });
  const update = trpc.blogs.update.useMutation({ onError });
  const call = blog ? update : create;

  /** @returns undefined where it could not be saved, which the form tells. */
  async function save(): Promise<SavedBlog | undefined> {
    setIsWaiting(true);
    const ended = await picture.settle();
    setIsWaiting(false);
    const fault = ended && 'fault' in ended ? ended.fault : undefined;
    const { values, base } = draft.latest();
    try {
      const saved = blog
        ? await update.mutateAsync({ BlogId: blog.BlogId, version: base.version, values })
        : await create.createAsync({ values });
      draft.saved({ version: saved.version, values });
      await refreshBlogs();
      void tell(fault === undefined ? savedWords(blog) : withoutPicture(fault));
      return { ...saved, isWithoutPicture: fault !== undefined };
    } catch {
      return undefined;
    }
  }

  return { call: { isPending: call.isPending || isWaiting, error: call.error }, isWaiting, save };
}

function savedWords(blog: StaffBlog | undefined): string {
  return blog?.state === 'published' ? 'Saved and public.' : 'Saved.';
}

/** The field's fault goes on from its label, unless it is a sentence of its own. */
function withoutPicture(fault: string): string {
  return `Saved without the picture: ${/^[A-Z]/.test(fault) ? fault : `it ${fault}`}`;
}
