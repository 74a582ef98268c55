import type {
  CopyObjectCommandInput,
  DeleteObjectCommandInput,
  GetObjectCommandInput,
  HeadObjectCommandInput,
  PutObjectCommandInput,
  S3Client,
} from '@aws-sdk/client-s3';
import { DriveFile } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { BucketSettings } from '../settings/stores.ts';

const ATTEMPTS = 3;
const CONNECT_TIMEOUT_MS = 3_000;
const ANSWER_TIMEOUT_MS = 20_000;

/** A folder of a bucket in any S3-compatible store. Keys are relative to the folder. */
export class BucketStore extends S3Driver {
  readonly #folder: string;

  constructor({ bucket, folder, endpoint, region, credentials }: BucketSettings) {
    super({
      bucket,
      region,
      visibility: 'private',
      // The bucket's policy says who may read: many S3-compatible stores do not support ACLs.
      supportsACL: false,
      ...(endpoint && { endpoint, forcePathStyle: true }),
      // Without credentials the client looks for those that its host provides, such as a machine's role.
      ...(credentials && { credentials }),
      // Many stores other than Amazon's do not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      maxAttempts: ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECT_TIMEOUT_MS,
        requestTimeout: ANSWER_TIMEOUT_MS,
        throwOnRequestTimeout: true,
      },
    });
    this.#folder = folder;
  }

  override async listAll(
    prefix: string,
    options?: { recursive?: boolean; paginationToken?: string; maxResults?: number },
  ) {
    const within = this.#folder + (prefix === '/' ? '' : prefix);
    const { objects, ...rest } = await super.listAll(within || '/', options);
    const files = [...objects].filter((object) => object.isFile);
    return { ...rest, objects: files.map(({ key }) => new DriveFile(key.slice(this.#folder.length), this)) };
  }

  protected override createPutObjectCommand(client: S3Client, options: PutObjectCommandInput) {
    return super.createPutObjectCommand(client, this.#within(options));
  }

  protected override createGetObjectCommand(client: S3Client, options: GetObjectCommandInput) {
    return super.createGetObjectCommand(client, this.#within(options));
  }

  protected override createHeadObjectCommand(client: S3Client, options: HeadObjectCommandInput) {
    return super.createHeadObjectCommand(client, this.#within(options));
  }

  protected override createDeleteObjectCommand(client: S3Client, options: DeleteObjectCommandInput) {
    return super.createDeleteObjectCommand(client, this.#within(options));
  }

  protected override createCopyObjectCommand(client: S3Client, options: CopyObjectCommandInput) {
    const source = options.CopySource?.replace(`/${options.Bucket}/`, (start) => start + this.#folder);
    return super.createCopyObjectCommand(client, { ...this.#within(options), CopySource: source });
  }

  #within<Options extends { Key: string | undefined }>(options: Options): Options {
    return { ...options, Key: this.#folder + options.Key };
  }
}
