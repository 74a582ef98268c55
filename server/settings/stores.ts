import { z } from 'zod';
import { stripTrailing } from '../../src/strip-trailing.ts';
import { baseUrl, notBlank, wholeNumber } from './values.ts';

export interface StoreSettings {
  /** Where resumes are stored; absent: in a folder under `dataDir`. */
  resumeBucket: BucketSettings | undefined;
  /** Where the pictures and documents that the staff publishes are stored; absent: in a folder under `dataDir`. */
  publicationsBucket: BucketSettings | undefined;
  /** The daemon of the virus scanner; absent: nothing is scanned. */
  clamav: { host: string; port: number } | undefined;
}

/** A folder in a bucket, and how to access it. */
export interface BucketSettings {
  bucket: string;
  /** Empty, or ends with a slash. */
  folder: string;
  /** Absent: Amazon S3. */
  endpoint: string | undefined;
  region: string;
  /** Absent: those of the machine's role or profile. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** `s3://bucket/folder`, or `s3://bucket` alone. */
const bucket = z.string().transform((value, { addIssue }) => {
  const [, name, folder = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(value) ?? [];
  if (name === undefined || folder.split('/').includes('..')) {
    addIssue('must be the address of a bucket, such as s3://guardhouse/resumes');
    return z.NEVER;
  }
  const path = stripTrailing(folder.replace(/^\/+/, ''), '/');
  return { bucket: name, folder: path === '' ? '' : `${path}/` };
});

/** Where uploaded files are stored, and what scans them. */
export const storeSettings = z
  .object({
    RESUMES_URL: bucket.optional(),
    PUBLICATIONS_URL: bucket.optional(),
    AWS_ENDPOINT_URL_S3: baseUrl.optional(),
    AWS_REGION: z.string().trim().default('us-east-1'),
    AWS_ACCESS_KEY_ID: z.string().trim().optional(),
    AWS_SECRET_ACCESS_KEY: z.string().trim().optional(),
    CLAMAV_HOST: notBlank.optional(),
    CLAMAV_PORT: wholeNumber(1, 65_535).default(3310),
  })
  .refine((env) => (env.AWS_ACCESS_KEY_ID === undefined) === (env.AWS_SECRET_ACCESS_KEY === undefined), {
    path: ['AWS_SECRET_ACCESS_KEY'],
    message: 'must be set where AWS_ACCESS_KEY_ID is, and nowhere else',
  })
  .refine(({ RESUMES_URL, PUBLICATIONS_URL }) => !isOneInTheOther(RESUMES_URL, PUBLICATIONS_URL), {
    path: ['PUBLICATIONS_URL'],
    error: 'must lie apart from RESUMES_URL: in another bucket, or in a folder that is not within the other',
  })
  .transform((env): StoreSettings => {
    const access = {
      endpoint: env.AWS_ENDPOINT_URL_S3,
      region: env.AWS_REGION,
      credentials: credentialsOf(env.AWS_ACCESS_KEY_ID, env.AWS_SECRET_ACCESS_KEY),
    };
    return {
      resumeBucket: env.RESUMES_URL && { ...env.RESUMES_URL, ...access },
      publicationsBucket: env.PUBLICATIONS_URL && { ...env.PUBLICATIONS_URL, ...access },
      clamav: env.CLAMAV_HOST === undefined ? undefined : { host: env.CLAMAV_HOST, port: env.CLAMAV_PORT },
    };
  });

type Place = z.infer<typeof bucket> | undefined;

/** If one were within the other, the sweep of one store would remove the files of the other. */
function isOneInTheOther(one: Place, other: Place): boolean {
  return (
    one !== undefined &&
    one.bucket === other?.bucket &&
    (one.folder.startsWith(other.folder) || other.folder.startsWith(one.folder))
  );
}

function credentialsOf(accessKeyId: string | undefined, secretAccessKey: string | undefined) {
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { accessKeyId, secretAccessKey };
}
