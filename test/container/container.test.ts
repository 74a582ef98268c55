import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MARK } from '../../server/files/stored-kind.ts';
import type { Exchange } from '../doors/rest/exchange.ts';
import { jobDetails, selectBlogList, selectComplianceList, selectMasterList } from '../doors/rest/lists.ts';
import {
  submitJobAplicationDetails,
  submitJobDetails,
  submitQuotationRequest,
  submitUserRequest,
} from '../doors/rest/submissions.ts';
import { findFreePort } from '../environment/free-port.ts';
import { compose, type Project } from './compose.ts';
import { BASE, docker, IMAGE } from './image.ts';
import { removeContainers, startImage, waitUntilReady } from './run-image.ts';

/** Its packages are 316 MB of that. */
const MOST_MEGABYTES_OVER_BASE = 450;
const run = randomUUID().slice(0, 8);

const asUser = ['--username', 'guardhouse', '--tuples-only', '--no-align'];

let project: Project;
let origin: string;
let app: string;

beforeAll(async () => {
  project = { name: `guardhouse-${run}`, port: await findFreePort() };
  compose(project, 'up', '--detach', '--no-build');
  app = compose(project, 'ps', '--quiet', 'app');
  origin = await waitUntilReady(app);
  docker('exec', app, 'node', 'server/commands/database.ts', 'seed');
});

afterAll(() => {
  compose(project, 'down', '--volumes', '--timeout', '30');
  removeContainers(run);
});

describe('the image', () => {
  test('is small, and runs as an unprivileged user', () => {
    const size = (image: string) => Number(docker('image', 'inspect', '--format', '{{.Size}}', image));
    const megabytes = Math.round((size(IMAGE) - size(BASE)) / 1e6);
    console.log(`The image is ${megabytes} MB larger than its base.`);
    expect(megabytes).toBeLessThan(MOST_MEGABYTES_OVER_BASE);
    expect(docker('image', 'inspect', '--format', '{{.Config.User}}', IMAGE)).toBe('1000:1000');
  });

  test('has neither secrets nor tests, and can write only to its data and /tmp', () => {
    const files = docker('exec', app, 'find', '/app', '-maxdepth', '1').split('\n');
    expect(files.sort()).toEqual(
      ['', '/dist', '/migrations', '/node_modules', '/package.json', '/server', '/src'].map(
        (name) => `/app${name}`,
      ),
    );
    const write = (path: string) => `touch ${path} 2>/dev/null && echo ${path}`;
    const places = ['/app/x', '/x', '/etc/x', '/data/x', '/tmp/x'];
    const writable = docker(
      'exec',
      app,
      'sh',
      '-c',
      `${places.map(write).join('; ')}; rm -f /data/x /tmp/x; id -u`,
    );
    expect(writable.split('\n')).toEqual(['/data/x', '/tmp/x', '1000']);
  });

  test('is healthy by its own check', async () => {
    const health = () => docker('inspect', '--format', '{{.State.Health.Status}}', app);
    await expect.poll(health, { timeout: 100_000, interval: 500 }).toBe('healthy');
  });
});

describe('the container answers the recorded requests of legacy clients', () => {
  const recorded = {
    submitUserRequest,
    submitQuotationRequest,
    submitJobAplicationDetails,
    submitJobDetails,
  };
  const lists = { selectMasterList, jobDetails, selectBlogList, selectComplianceList };
  test.for(Object.entries({ ...recorded, ...lists }))('%s', async ([, exchanges]) => {
    for (const exchange of exchanges) {
      const answer = await send(exchange);
      const { name, status, contentType } = exchange;
      expect({ name, status: answer.status, contentType: answer.contentType }, answer.body).toEqual({
        name,
        status,
        contentType,
      });
      expect(answer.body, name).toMatch(exchange.reply);
    }
  });
});

test('together with Postgres and a store, it keeps a resume in the store', () => {
  const stored = compose(project, 'exec', '-T', 'store', 'find', '/data/resumes/cv', '-name', '*_object');
  const rows = compose(
    project,
    'exec',
    '-T',
    'postgres',
    'psql',
    ...asUser,
    '-c',
    'select count(*) from resumes',
  );
  // And the store's mark, which names its database.
  const resumes = stored.split('\n').filter((path) => !path.includes(MARK));
  expect(resumes).toHaveLength(Number(rows));
  expect(Number(rows)).toBeGreaterThan(0);
  const services = compose(project, 'ps', '--quiet').split('\n');
  expect(
    services.map((id) => docker('inspect', '--format', '{{.State.Running}} {{.RestartCount}}', id)),
  ).toEqual(['true 0', 'true 0', 'true 0']);
});

test('a container without DATABASE_URL keeps a database in its data, is backed up while it runs, and exits with 0', async () => {
  const alone = startImage(run, ['SEED=never']);
  const at = await waitUntilReady(alone);
  const form = new URLSearchParams({
    fullName: 'A',
    emailId: 'a',
    mobileNo: '9',
    companyName: 'C',
    userMessage: 'D',
  });
  expect((await fetch(`${at}/api/Master/SubmitUserRequest`, { method: 'POST', body: form })).status).toBe(
    200,
  );
  const backup = docker('exec', alone, 'node', 'server/commands/backup.ts', 'backup', '/data/backup.zip');
  expect(backup).toContain('is whole');
  docker('stop', '--time', '30', alone);
  expect(docker('inspect', '--format', '{{.State.ExitCode}}', alone)).toBe('0');
});

function send({
  url,
  headers,
  body,
}: Exchange): Promise<{ status: number; contentType: string; body: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(origin + url, { method: 'POST', headers }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve({
        status: answer.statusCode ?? 0,
        contentType: answer.headers['content-type'] ?? '',
        body: Buffer.concat(chunks).toString(),
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
