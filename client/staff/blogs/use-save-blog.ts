import type { StaffBlog } from '../../../src/contract/staff/blogs.ts';
import type { Draft } from '../content/use-draft.ts';
import { useCreation } from '../creation/use-creation.ts';
import { tell } from '../notices.ts';
import { trpc, trpcClient } from '../trpc.ts';
import { refreshBlogs } from './refresh-blogs.ts';

export interface SavedBlog {
  BlogId: number;
  version: number;
}

/** Saves what is entered, as a new draft where there is no blog yet. */
export function useSaveBlog(blog: StaffBlog | undefined, draft: Draft<StaffBlog['values']>) {
  const onError = () => void refreshBlogs();
  const create = useCreation(trpcClient.blogs.create.mutate, { onError, keptAs: draft.key });
  const update = trpc.blogs.update.useMutation({ onError });
  const call = blog ? update : create;

  /** @returns undefined where it could not be saved, which the form tells. */
  async function save(): Promise<SavedBlog | undefined> {
    const { values, version } = draft;
    try {
      const saved = blog
        ? await update.mutateAsync({ BlogId: blog.BlogId, version, values })
        : await create.createAsync({ values });
      draft.rebase({ version: saved.version, values });
      await refreshBlogs();
      void tell(blog?.state === 'published' ? 'Saved, and public as it is now.' : 'Saved.');
      return saved;
    } catch {
      return undefined;
    }
  }

  return { call, save };
}
