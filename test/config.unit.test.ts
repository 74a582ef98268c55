import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { type Config, parseConfig } from '../server/config.ts';

const retention = { leadsDays: 180, applicationsDays: 365, dataRequestsDays: 365, auditDays: 365 };

const defaults: Config = {
  port: 3000,
  host: '0.0.0.0',
  databaseUrl: undefined,
  listenUrl: undefined,
  databasePool: undefined,
  dataDir: './data',
  publicUrl: undefined,
  filesUrl: undefined,
  corsOrigins: [],
  jobPostings: 'review',
  resumeBucket: undefined,
  publicationsBucket: undefined,
  clamav: undefined,
  answers: undefined,
  answerAddress: undefined,
  answersToken: undefined,
  submitLimitPerMinute: 30,
  submitLimitPerForm: 20,
  trustProxy: false,
  logLevel: 'info',
  workers: 1,
  seed: 'auto',
  drainMs: 0,
  uploadBytes: undefined,
  diskFloorBytes: 524_288_000,
  overloadDelayMs: 2_000,
  metricsPort: undefined,
  metricsToken: undefined,
  retention,
  mail: undefined,
  staffSecret: undefined,
  oldStaffSecrets: [],
};

const bucket = { bucket: 'guardhouse', endpoint: undefined, region: 'us-east-1', credentials: undefined };

it('has a default for everything', () => {
  expect(parseConfig({})).toEqual(defaults);
});

it('treats an empty value as absent, and ignores unknown variables', () => {
  const names = readFileSync(new URL('../.env.example', import.meta.url), 'utf8').matchAll(
    /^#?([A-Z][A-Z_\d]+)=/gm,
  );
  const empty = Object.fromEntries([...names].map(([, name]) => [name, '']));
  expect(Object.keys(empty).length).toBeGreaterThan(30);
  expect(parseConfig({ ...empty, PATH: '/bin', HOME: undefined })).toEqual(defaults);
});

const good: [string, string, Partial<Config>][] = [
  ['PORT', '0', { port: 0 }],
  ['HOST', ' 127.0.0.1 ', { host: '127.0.0.1' }],
  ['DATABASE_URL', 'postgresql://db/g?sslmode=require', { databaseUrl: 'postgresql://db/g?sslmode=require' }],
  ['LISTEN_URL', 'postgres://db/g', { listenUrl: 'postgres://db/g' }],
  ['DATABASE_POOL', '25', { databasePool: 25 }],
  ['DATA_DIR', '/var/lib/guardhouse', { dataDir: '/var/lib/guardhouse' }],
  ['PUBLIC_URL', 'http://localhost:3000/', { publicUrl: 'http://localhost:3000' }],
  ['FILES_URL', 'http://files.example.com:8080/', { filesUrl: 'http://files.example.com:8080' }],
  [
    'CORS_ORIGINS',
    ' https://a.example.com/ , http://localhost:4200,',
    { corsOrigins: ['https://a.example.com', 'http://localhost:4200'] },
  ],
  ['JOB_POSTINGS', 'publish', { jobPostings: 'publish' }],
  ['SUBMIT_LIMIT_PER_MINUTE', '0', { submitLimitPerMinute: 0 }],
  ['CLAMAV_HOST', 'scanner', { clamav: { host: 'scanner', port: 3310 } }],
  ['RESUMES_URL', 's3://guardhouse', { resumeBucket: { ...bucket, folder: '' } }],
  ['PUBLICATIONS_URL', 's3://guardhouse/media', { publicationsBucket: { ...bucket, folder: 'media/' } }],
  ['RESUMES_URL', 's3://guardhouse/a/resumes/', { resumeBucket: { ...bucket, folder: 'a/resumes/' } }],
  ['SUBMIT_LIMIT_PER_FORM', '7', { submitLimitPerForm: 7 }],
  ['RETENTION_LEADS_DAYS', '90', { retention: { ...retention, leadsDays: 90 } }],
  ['RETENTION_APPLICATIONS_DAYS', '1', { retention: { ...retention, applicationsDays: 1 } }],
  ['AUDIT_DAYS', '730', { retention: { ...retention, auditDays: 730 } }],
  ['TRUST_PROXY', 'loopback', { trustProxy: ['loopback'] }],
  ['TRUST_PROXY', '10.0.0.0/8, 2001:db8::/32, ::1', { trustProxy: ['10.0.0.0/8', '2001:db8::/32', '::1'] }],
  ['LOG_LEVEL', 'silent', { logLevel: 'silent' }],
  ['WORKERS', 'auto', { workers: 1 }],
  ['SEED', 'never', { seed: 'never' }],
  ['STAFF_SECRET', 's'.repeat(32), { staffSecret: 's'.repeat(32) }],
  [
    'STAFF_SECRET_OLD',
    `${'o'.repeat(32)}, ${'p'.repeat(40)}`,
    { oldStaffSecrets: ['o'.repeat(32), 'p'.repeat(40)] },
  ],
  ['DRAIN_SECONDS', '5', { drainMs: 5_000 }],
  ['DISK_FLOOR_MB', '0', { diskFloorBytes: 0 }],
  ['UPLOADS_MB', '64', { uploadBytes: 64 * 1024 * 1024 }],
  ['OVERLOAD_DELAY_MS', '750', { overloadDelayMs: 750 }],
  ['METRICS_PORT', '9464', { metricsPort: 9464 }],
  ['METRICS_TOKEN', 'c2VjcmV0LW9mLTIw-_~', { metricsToken: 'c2VjcmV0LW9mLTIw-_~' }],
];

it.each(good)('reads %s=%s', (name, value, expected) => {
  expect(parseConfig({ [name]: value })).toEqual({ ...defaults, ...expected });
});

const bad: Record<string, string[]> = {
  PORT: ['65536', '-1', '80a', '3e3', '3000.5'],
  HOST: ['  '],
  DATABASE_URL: ['mysql://db/g', 'db:5432', 'postgres://u:p@db:port/g'],
  LISTEN_URL: ['db:5432'],
  DATABASE_POOL: ['1', 'many'],
  DATA_DIR: [' '],
  AWS_ENDPOINT_URL_S3: ['store:9000', 'http://u:pass@store:9000'],
  PUBLIC_URL: ['www.example.com', 'https://www.example.com/site', 'ftp://www.example.com'],
  FILES_URL: [
    'files.example.com',
    'file:///srv',
    'https://u:pass@files.example.com',
    'https://f.example?a=1',
  ],
  CORS_ORIGINS: ['*', 'https://a.example.com, b.example.com', 'https://a.example.com/path', 'null'],
  JOB_POSTINGS: ['Publish', 'yes'],
  // The privacy notice promises no longer period.
  RETENTION_LEADS_DAYS: ['0', '181'],
  RETENTION_APPLICATIONS_DAYS: ['366'],
  AUDIT_DAYS: ['364'],
  SUBMIT_LIMIT_PER_MINUTE: ['-1', 'none', '1000001'],
  TRUST_PROXY: ['true', '1', '*', 'proxy.example.com', '10.0.0.0/33'],
  LOG_LEVEL: ['loud'],
  WORKERS: ['2', '0', 'many'],
  SEED: ['always'],
  DRAIN_SECONDS: ['16'],
  DISK_FLOOR_MB: ['-5'],
  UPLOADS_MB: ['0'],
  OVERLOAD_DELAY_MS: ['1s'],
  METRICS_PORT: ['99999'],
  METRICS_TOKEN: ['short', 'with blanks between them'],
  SMTP_URL: ['mail.example.com:25', 'http://mail.example.com', 'smtp://'],
  MAIL_FROM: ['Guardhouse', 'Guardhouse <office>', 'office@example.com\r\nBcc: else@example.com'],
  MAIL_TO_SALES: [' , '],
  MAIL_TO_CAREERS: ['hr@example.com, nobody'],
  MAIL_TO_PRIVACY: ['nobody'],
  IMAP_URL: [
    'mail.example.com',
    'imaps://mail.example.com',
    'imaps://user:secret@mail.example.com/INBOX',
    'https://user:secret@mail.example.com',
  ],
  REPLY_ADDRESS: ['replies'],
  REPLY_ADDRESS_TAGS: ['yes'],
  STAFF_SECRET: ['short', 'change-me-change-me-change-me-change-me'],
  STAFF_SECRET_OLD: [`${'o'.repeat(32)},short`],
};

it('accepts several processes, or one per core, with a real Postgres', () => {
  const DATABASE_URL = 'postgres://db/g';
  expect(parseConfig({ DATABASE_URL, WORKERS: '3' })).toMatchObject({ workers: 3 });
  expect(parseConfig({ DATABASE_URL, WORKERS: 'auto' })).toMatchObject({ workers: availableParallelism() });
});

const mail = {
  SMTP_URL: 'smtp://user:secret@mail.example.com:587',
  MAIL_FROM: 'Guardhouse <office@example.com>',
  MAIL_TO_SALES: 'sales@example.com, Head of sales <head@example.com>',
  MAIL_TO_CAREERS: 'careers@example.com',
};

describe('mail', () => {
  it('is set up by its four variables', () => {
    expect(parseConfig(mail).mail).toEqual({
      smtpUrl: mail.SMTP_URL,
      from: { name: 'Guardhouse', address: 'office@example.com' },
      sales: [
        { name: '', address: 'sales@example.com' },
        { name: 'Head of sales', address: 'head@example.com' },
      ],
      careers: [{ name: '', address: 'careers@example.com' }],
      // By default the readers of contacts and quotations get these mails.
      privacy: expect.arrayContaining([{ name: '', address: 'sales@example.com' }]),
    });
  });

  it('is not set up without a server, whatever else is set', () => {
    expect(parseConfig({ ...mail, SMTP_URL: '' }).mail).toBeUndefined();
  });

  it('needs the other three variables if there is a server', () => {
    expect(() => parseConfig({ SMTP_URL: mail.SMTP_URL, MAIL_FROM: mail.MAIL_FROM })).toThrow(
      /^These settings are wrong:\n {2}MAIL_TO_SALES: must [^\n]+\n {2}MAIL_TO_CAREERS: must [^\n]+$/,
    );
  });
});

describe('the mailbox of the answers', () => {
  const box = {
    IMAP_URL: 'imaps://a%40b.example:p%2Fw@mail.example.com',
    REPLY_ADDRESS: 'replies@b.example',
  };

  it('is set up by its server and its address', () => {
    expect(parseConfig(box).answers).toEqual({
      host: 'mail.example.com',
      port: 993,
      isSecure: true,
      mayBePlain: false,
      user: 'a@b.example',
      password: 'p/w',
      folder: 'INBOX',
      address: 'replies@b.example',
      hasTags: true,
    });
  });

  it('is reached without TLS on this machine only', () => {
    const at = (host: string) => parseConfig({ ...box, IMAP_URL: `imap://u:p@${host}` }).answers;
    expect(at('localhost:1143')).toMatchObject({ port: 1143, isSecure: false, mayBePlain: true });
    expect(at('mail.example.com')).toMatchObject({ port: 143, isSecure: false, mayBePlain: false });
  });

  it('needs both', () => {
    expect(() => parseConfig({ IMAP_URL: box.IMAP_URL })).toThrow(
      /REPLY_ADDRESS: must be set where IMAP_URL is$/,
    );
    const long = { ...box, REPLY_ADDRESS: `${'r'.repeat(48)}@b.example` };
    expect(() => parseConfig(long)).toThrow(/REPLY_ADDRESS: must have at most 47 characters/);
    expect(parseConfig({ ...long, REPLY_ADDRESS_TAGS: 'off' }).answers).toMatchObject({ hasTags: false });
    expect(() => parseConfig({ REPLY_ADDRESS: box.REPLY_ADDRESS })).toThrow(
      /IMAP_URL: must be set where REPLY_ADDRESS is, or ANSWERS_TOKEN$/,
    );
    const hook = { ANSWERS_TOKEN: 'x'.repeat(32) };
    expect(() => parseConfig(hook)).toThrow(/REPLY_ADDRESS: must be set where ANSWERS_TOKEN is$/);
    expect(parseConfig({ ...hook, REPLY_ADDRESS: box.REPLY_ADDRESS })).toMatchObject({
      answers: undefined,
      answersToken: hook.ANSWERS_TOKEN,
      answerAddress: { address: box.REPLY_ADDRESS, hasTags: true },
    });
  });
});

describe('a wrong setting', () => {
  it.each(Object.entries(bad).flatMap(([name, values]) => values.map((value) => [name, value])))(
    'is reported: %s=%s',
    (name, value) => {
      expect(() => parseConfig({ [name]: value })).toThrow(
        new RegExp(`^These settings are wrong:\n {2}${name}: must [^\n]+(\n {2}${name}: must [^\n]+)*$`),
      );
    },
  );

  it('is reported in one message with all the others', () => {
    const names = Object.keys(bad);
    const everything = Object.fromEntries(names.map((name) => [name, bad[name]?.at(-1)]));
    expect(() => parseConfig(everything)).toThrow(
      expect.objectContaining({
        message: expect.stringMatching(new RegExp(names.map((name) => `\n {2}${name}: [^]*`).join(''))),
      }),
    );
  });

  it('is reported in the same message, whether it is wrong by itself or in combination with another', () => {
    const env = { PORT: 'http', WORKERS: '2', AWS_ACCESS_KEY_ID: 'id', SMTP_URL: 'smtp://mail.example.com' };
    const names = [
      'PORT',
      'AWS_SECRET_ACCESS_KEY',
      'WORKERS',
      'MAIL_FROM',
      'MAIL_TO_SALES',
      'MAIL_TO_CAREERS',
    ];
    expect(() => parseConfig(env)).toThrow(
      new RegExp(`^These settings are wrong:${names.map((name) => `\n  ${name}: must [^\n]+`).join('')}$`),
    );
  });

  it.each([
    ['s3://files', 's3://files'],
    ['s3://files', 's3://files/media'],
    ['s3://files/media/', 's3://files/media'],
    ['s3://files/a/resumes', 's3://files/a'],
  ])(
    'is reported when one store is inside the other: resumes at %s, publications at %s',
    (resumes, publications) => {
      expect(() => parseConfig({ RESUMES_URL: resumes, PUBLICATIONS_URL: publications })).toThrow(
        'PUBLICATIONS_URL: must lie apart from RESUMES_URL',
      );
    },
  );

  it.each([
    ['s3://files/resumes', 's3://files/resumes-public'],
    ['s3://files', 's3://public'],
    ['s3://files/a', 's3://files/b'],
  ])(
    'is not reported when the stores are apart: resumes at %s, publications at %s',
    (resumes, publications) => {
      expect(() => parseConfig({ RESUMES_URL: resumes, PUBLICATIONS_URL: publications })).not.toThrow();
    },
  );

  it('is reported without its value, which may be a password', () => {
    expect(() => parseConfig({ DATABASE_URL: 'mysql://u:secret@db/g' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('secret') }),
    );
  });
});
