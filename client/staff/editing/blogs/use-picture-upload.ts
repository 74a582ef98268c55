import { useRef } from 'react';
import { toFormData } from '../../../../src/contract/typed-form-data.ts';
import { explainError, readFaults } from '../../calls/failure.ts';
import { trpcClient } from '../../calls/trpc.ts';
import { FEW_ATTEMPTS, useCreation } from '../../calls/use-creation.ts';

type UploadResult = { path: string } | { fault: string } | undefined;

export type PictureUpload = ReturnType<typeof usePictureUpload>;

/** Uploads a picture as soon as it is chosen, so that the preview shows what will be published. */
export function usePictureUpload(onStored: (path: string) => void) {
  const upload = useCreation(trpcClient.blogs.uploadPicture.mutate, {
    isReusable: true,
    attempts: FEW_ATTEMPTS,
  });
  const latest = useRef<Promise<UploadResult>>(undefined);
  // A ref, because the state of the next render comes too late for a navigation right after saving.
  const isUploading = useRef(false);
  return {
    isPending: upload.isPending,
    fault: upload.error ? explainFault(upload.error) : undefined,
    choose: (file: File) => {
      isUploading.current = true;
      latest.current = upload.createAsync(toFormData({ file })).then(
        ({ BlogImagePath }) => {
          isUploading.current = false;
          onStored(BlogImagePath);
          return { path: BlogImagePath };
        },
        (error: unknown) => {
          isUploading.current = false;
          return { fault: explainFault(error) };
        },
      );
    },
    /** A sentence about what leaving the page now would lose. */
    describeLoss: () => (isUploading.current ? 'The picture is still being uploaded.' : undefined),
    /**
     * Waits for a pending upload.
     * @returns its outcome, or undefined if none was pending.
     */
    settle: async (): Promise<UploadResult> => {
      const { current } = latest;
      latest.current = undefined;
      return current;
    },
  };
}

function explainFault(error: unknown): string {
  return readFaults(error).file ?? explainError(error);
}
