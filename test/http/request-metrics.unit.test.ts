import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { procedureNames } from '../../server/doors/undocumented-router.ts';
import { measureRequests } from '../../server/http/request-metrics.ts';
import { requestSeconds } from '../../server/operating/metrics.ts';
import { appRouter } from '../../server/router.ts';

const prefixes = { legacy: '/api', site: '/calls', staff: '/staff' };

/** The routes under which these calls were counted. */
async function countedAs(procedures: ReadonlySet<string>, calls: string[]): Promise<unknown[]> {
  const app = Fastify();
  onTestFinished(() => app.close());
  measureRequests(app, prefixes, procedures);
  app.get(`${prefixes.site}/:path`, async () => 'an answer');
  requestSeconds.reset();
  for (const call of calls) await app.inject(`${prefixes.site}/${call}`);
  const { values } = await requestSeconds.get();
  return values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .map(({ labels, value }) => [labels.route, value]);
}

it('counts a call under its procedure’s name if there is such a procedure', async () => {
  const calls = ['jobs.list', 'contact.submit', 'jobs.list', 'no.such', 'other'];
  expect(await countedAs(procedureNames(appRouter), calls)).toEqual([
    ['jobs.list', 2],
    ['contact.submit', 1],
    ['none', 2],
  ]);
});

it('counts all calls together if it knows no procedures', async () => {
  expect(await countedAs(new Set(), ['jobs.list', 'contact.submit'])).toEqual([['none', 2]]);
});
