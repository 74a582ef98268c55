import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { KEPT_DAYS } from '../src/contract/privacy-notice.ts';
import { type MailConfig, mailConfigOf, mailEnvironment } from './mail/mail-settings.ts';

const wholeNumber = (minimum: number, maximum: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, `must be ${minimum} to ${maximum}`);

/** Fewer days than the privacy notice promises, or as many. */
const keptDays = (promised: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine(
      (days) => days >= 1 && days <= promised,
      `must be 1 to ${promised}: the privacy notice promises ${promised}`,
    )
    .default(promised);

/** An http(s) address without path, query or trailing slash: `https://www.example.com`. */
const origin = z
  .string()
  .trim()
  .refine((value) => {
    const url = URL.canParse(value) ? new URL(value) : undefined;
    return url !== undefined && /^https?:$/.test(url.protocol) && value.replace(/\/$/, '') === url.origin;
  }, 'must be an origin such as https://www.example.com')
  .transform((value) => value.replace(/\/$/, ''));

const baseUrl = z
  .string()
  .trim()
  .refine((value) => URL.canParse(value) && /^https?:/.test(value), 'must be an http or https address')
  .transform((value) => value.replace(/\/+$/, ''));

const list = z.string().transform((items) =>
  items
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const origins = list.pipe(z.array(origin));

/**
 * The addresses of the proxies whose X-Forwarded-For is believed; `false` believes nobody. A mere count of hops is
 * not offered: whoever reaches this server past the proxy could then forge any address.
 */
const trustProxy = z.union(
  [
    z.literal('false').transform(() => false as const),
    z
      .string()
      .transform((list) => list.split(',').map((item) => item.trim()))
      .pipe(
        z.array(
          z.union([
            z.ipv4(),
            z.ipv6(),
            z.cidrv4(),
            z.cidrv6(),
            z.enum(['loopback', 'linklocal', 'uniquelocal']),
          ]),
        ),
      ),
  ],
  'must be false, or the proxies by address, such as loopback or 10.0.0.0/8',
);

/** `s3://bucket/folder`, or `s3://bucket` alone. */
const bucket = z.string().transform((value, { addIssue }) => {
  const [, name, folder = ''] =
    /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*))?$/.exec(value) ?? [];
  if (name === undefined || folder.split('/').includes('..')) {
    addIssue('must be the address of a bucket, such as s3://guardhouse/resumes');
    return z.NEVER;
  }
  const path = folder.replace(/^\/+|\/+$/g, '');
  return { bucket: name, folder: path === '' ? '' : `${path}/` };
});

type Place = z.infer<typeof bucket> | undefined;

/** Each store's sweep would take the other's files for its own. */
const isOneInTheOther = (one: Place, other: Place) =>
  one !== undefined &&
  one.bucket === other?.bucket &&
  (one.folder.startsWith(other.folder) || other.folder.startsWith(one.folder));

const environment = z
  .object({
    PORT: wholeNumber(0, 65_535).default(3000),
    HOST: z.string().trim().min(1, 'must not be blank').default('0.0.0.0'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
      .refine(
        (value) => URL.canParse(value),
        'must be an address such as postgres://user:password@host:5432/name',
      )
      .optional(),
    DATA_DIR: z.string().trim().min(1, 'must not be blank').default('./data'),
    RESUMES_URL: bucket.optional(),
    PUBLICATIONS_URL: bucket.optional(),
    AWS_ENDPOINT_URL_S3: baseUrl.optional(),
    AWS_REGION: z.string().trim().default('us-east-1'),
    AWS_ACCESS_KEY_ID: z.string().trim().optional(),
    AWS_SECRET_ACCESS_KEY: z.string().trim().optional(),
    CLAMAV_HOST: z.string().trim().min(1, 'must not be blank').optional(),
    CLAMAV_PORT: wholeNumber(1, 65_535).default(3310),
    PUBLIC_URL: origin.optional(),
    FILES_URL: baseUrl.optional(),
    CORS_ORIGINS: origins.default([]),
    JOB_POSTINGS: z.enum(['review', 'publish'], 'must be review or publish').default('review'),
    RETENTION_LEADS_DAYS: keptDays(KEPT_DAYS.leads),
    RETENTION_APPLICATIONS_DAYS: keptDays(KEPT_DAYS.applications),
    AUDIT_DAYS: wholeNumber(365, 36_500).default(365),
    SUBMIT_LIMIT_PER_MINUTE: wholeNumber(0, 1_000_000).default(30),
    SUBMIT_LIMIT_PER_FORM: wholeNumber(0, 1_000_000).default(20),
    TRUST_PROXY: trustProxy.default(false),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'must be a pino level such as info',
      )
      .default('info'),
    WORKERS: z
      .union([z.literal('auto'), wholeNumber(1, 64)], 'must be auto or a number of processes from 1 to 64')
      .default(1),
    SEED: z.enum(['auto', 'never'], 'must be auto or never').default('auto'),
    DRAIN_SECONDS: wholeNumber(0, 15).default(0),
    DISK_FLOOR_MB: wholeNumber(0, 1_000_000).default(500),
    UPLOADS_MB: wholeNumber(1, 100_000).optional(),
    OVERLOAD_DELAY_MS: wholeNumber(0, 60_000).default(2_000),
    PREPARED_HEADS: z.enum(['on', 'off'], 'must be on or off').default('on'),
    METRICS_PORT: wholeNumber(0, 65_535).optional(),
    METRICS_TOKEN: z
      .string()
      .regex(/^[\w.~+/=-]{16,}$/, 'must be 16 or more letters, digits and -._~+/=')
      .optional(),
    ...mailEnvironment,
    STAFF_SECRET: z
      .string()
      .min(32, 'must be at least 32 characters')
      // What deploy/kubernetes/secret.example.yaml shows is everybody's.
      .refine((secret) => !secret.includes('change-me'), 'must be one of your own')
      .optional(),
    STAFF_SECRET_OLD: list
      .pipe(z.array(z.string().min(32, 'must be secrets of at least 32 characters, separated by commas')))
      .default([]),
  })
  .refine((env) => (env.AWS_ACCESS_KEY_ID === undefined) === (env.AWS_SECRET_ACCESS_KEY === undefined), {
    path: ['AWS_SECRET_ACCESS_KEY'],
    message: 'must be set where AWS_ACCESS_KEY_ID is, and nowhere else',
  })
  .refine(({ RESUMES_URL, PUBLICATIONS_URL }) => !isOneInTheOther(RESUMES_URL, PUBLICATIONS_URL), {
    path: ['PUBLICATIONS_URL'],
    error: 'must lie apart from RESUMES_URL: in another bucket, or in a folder that is not within the other',
  })
  .refine(({ DATABASE_URL, WORKERS }) => DATABASE_URL !== undefined || WORKERS === 'auto' || WORKERS === 1, {
    path: ['WORKERS'],
    error: 'must be 1 or auto where there is no DATABASE_URL: the embedded database is for one process',
  });

/** Where in which bucket, of which store. */
export interface BucketSettings {
  bucket: string;
  /** Empty, or ends with a slash. */
  folder: string;
  /** Absent: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  /** Absent: what the machine's own role or profile gives. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

export interface Config {
  port: number;
  host: string;
  /** Absent: the embedded database under `dataDir`. */
  databaseUrl: string | undefined;
  dataDir: string;
  /** Where resumes lie; absent: in a folder under `dataDir`. */
  resumeBucket: BucketSettings | undefined;
  /** Where the pictures and documents lie that the staff uploads for everybody; absent: in a folder under `dataDir`. */
  publicationsBucket: BucketSettings | undefined;
  /** The virus scanner's daemon; absent: nothing is scanned. */
  clamav: { host: string; port: number } | undefined;
  /** The origin that visitors see, without a trailing slash. */
  publicUrl: string | undefined;
  /** Where pictures and documents are served, this site's own origin when absent. */
  filesUrl: string | undefined;
  corsOrigins: string[];
  jobPostings: 'review' | 'publish';
  /** After how many days what is for; never longer than the privacy notice promises, and the audit log a year at least. */
  retention: { leadsDays: number; applicationsDays: number; dataRequestsDays: number; auditDays: number };
  /** Submissions a minute from one address; 0 switches both limits off. */
  submitLimitPerMinute: number;
  /** Of these, submissions of one form; 0 sets it no limit of its own. */
  submitLimitPerForm: number;
  trustProxy: false | string[];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
  /** Processes that answer requests. */
  workers: number;
  seed: 'auto' | 'never';
  /** Absent: mails are kept until there is a server to send them by. */
  mail: MailConfig | undefined;
  /** Absent: one is made and kept under `dataDir`. */
  staffSecret: string | undefined;
  /** Those of before, by which something may still be encrypted or named. */
  oldStaffSecrets: string[];
  /** How long it goes on serving after SIGTERM while /readyz already says no. */
  drainMs: number;
  /** With less room than this under `dataDir` no submission is taken; 0 switches that off. */
  diskFloorBytes: number;
  /** What uploads that are under way may bring together; absent: as much as the memory bears. */
  uploadBytes: number | undefined;
  /** An event loop that is later than this sheds load; 0 switches that off. */
  overloadDelayMs: number;
  /** Whether pages are answered with a head that is kept ready: see http/undocumented-header.ts. */
  hasPreparedHeads: boolean;
  /** Serves /metrics on a port of its own; 0 is any free one. */
  metricsPort: number | undefined;
  /** What whoever asks for /metrics must bear; without a port of its own it is served beside the site. */
  metricsToken: string | undefined;
}

/**
 * Reads the settings from `input`, usually `process.env`. An empty value counts as absent.
 * @throws {Error} one message that names every bad variable.
 */
export function parseConfig(input: Record<string, string | undefined>): Config {
  const present = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(present);
  if (!parsed.success)
    refuse(parsed.error.issues.map(({ path, message }) => `${path[0]?.toString()}: ${message}`));
  const env = parsed.data;
  const mail = mailConfigOf(env);
  if ('missing' in mail) refuse(mail.missing.map((name) => `${name}: must be set where SMTP_URL is`));
  const store = {
    endpoint: env.AWS_ENDPOINT_URL_S3,
    region: env.AWS_REGION,
    credentials: credentialsOf(env.AWS_ACCESS_KEY_ID, env.AWS_SECRET_ACCESS_KEY),
  };
  const processes = env.DATABASE_URL === undefined ? 1 : availableParallelism();
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    resumeBucket: env.RESUMES_URL && { ...env.RESUMES_URL, ...store },
    publicationsBucket: env.PUBLICATIONS_URL && { ...env.PUBLICATIONS_URL, ...store },
    clamav: env.CLAMAV_HOST === undefined ? undefined : { host: env.CLAMAV_HOST, port: env.CLAMAV_PORT },
    publicUrl: env.PUBLIC_URL,
    filesUrl: env.FILES_URL,
    corsOrigins: env.CORS_ORIGINS,
    jobPostings: env.JOB_POSTINGS,
    retention: {
      leadsDays: env.RETENTION_LEADS_DAYS,
      applicationsDays: env.RETENTION_APPLICATIONS_DAYS,
      dataRequestsDays: KEPT_DAYS.dataRequests,
      auditDays: env.AUDIT_DAYS,
    },
    submitLimitPerMinute: env.SUBMIT_LIMIT_PER_MINUTE,
    submitLimitPerForm: env.SUBMIT_LIMIT_PER_FORM,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    workers: env.WORKERS === 'auto' ? processes : env.WORKERS,
    seed: env.SEED,
    mail: mail.config,
    staffSecret: env.STAFF_SECRET,
    oldStaffSecrets: env.STAFF_SECRET_OLD,
    drainMs: env.DRAIN_SECONDS * 1_000,
    diskFloorBytes: env.DISK_FLOOR_MB * 1024 * 1024,
    uploadBytes: env.UPLOADS_MB && env.UPLOADS_MB * 1024 * 1024,
    overloadDelayMs: env.OVERLOAD_DELAY_MS,
    hasPreparedHeads: env.PREPARED_HEADS === 'on',
    metricsPort: env.METRICS_PORT,
    metricsToken: env.METRICS_TOKEN,
  };
}

function refuse(faults: string[]): never {
  const lines = [...new Set(faults)].map((fault) => `  ${fault}`);
  throw new Error(`These settings are wrong:\n${lines.join('\n')}`);
}

/** The site's own origin in what it says of itself: never what a request claims, which anybody may forge. */
export function siteOrigin({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}

function credentialsOf(accessKeyId: string | undefined, secretAccessKey: string | undefined) {
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { accessKeyId, secretAccessKey };
}
