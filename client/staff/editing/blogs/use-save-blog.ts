import { useState } from 'react';
import type { StaffBlog } from '../../../../src/contract/staff/blogs.ts';
import { queries, trpc, trpcClient } from '../../calls/trpc.ts';
import { useCreation } from '../../calls/use-creation.ts';
import { showToast } from '../../ui/notices.ts';
import { collectTranslations, type TextValues } from '../translated-texts.ts';
import type { Draft } from '../use-draft.ts';
import { translatedBlogFields } from './blog-labels.ts';
import type { PictureUpload } from './use-picture-upload.ts';

/** The values of the form with the texts in other languages. */
export type BlogDraft = StaffBlog['values'] & TextValues;

export interface SavedBlog {
  BlogId: number;
  version: number;
  /** Whether the pending picture could not be uploaded. */
  isWithoutPicture: boolean;
}

/** Saves the text, as a new draft if the blog does not exist yet. Waits for a pending picture first. */
export function useSaveBlog(blog: StaffBlog | undefined, draft: Draft<BlogDraft>, picture: PictureUpload) {
  const [isWaiting, setIsWaiting] = useState(false);
  const onError = () => void queries.blogs.invalidate();
  const create = useCreation(trpcClient.blogs.create.mutate, { onError, draftKey: draft.key });
  const update = trpc.blogs.update.useMutation({ onError });
  const call = blog ? update : create;

  /** @returns undefined if saving failed; the form shows why. */
  async function save(): Promise<SavedBlog | undefined> {
    setIsWaiting(true);
    const ended = await picture.settle();
    setIsWaiting(false);
    const fault = ended && 'fault' in ended ? ended.fault : undefined;
    const { values, base } = draft.latest();
    const translations = collectTranslations(translatedBlogFields, values, blog?.translations ?? {});
    try {
      const saved = blog
        ? await update.mutateAsync({ BlogId: blog.BlogId, version: base.version, values, translations })
        : await create.createAsync({ values, translations });
      draft.saved({ version: saved.version, values });
      await queries.blogs.invalidate();
      void showToast(fault === undefined ? savedMessage(blog) : withoutPicture(fault));
      return { ...saved, isWithoutPicture: fault !== undefined };
    } catch {
      return undefined;
    }
  }

  const wait = blog ? undefined : create.wait;
  return { call: { isPending: call.isPending || isWaiting, error: call.error, wait }, isWaiting, save };
}

function savedMessage(blog: StaffBlog | undefined): string {
  return blog?.state === 'published' ? 'Saved and public.' : 'Saved.';
}

/** A fault that completes its field's label is continued as a clause, one that is a sentence stays as it is. */
function withoutPicture(fault: string): string {
  return `Saved without the picture: ${/^[A-Z]/.test(fault) ? fault : `it ${fault}`}`;
}
