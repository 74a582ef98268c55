import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../trpc.ts';

/** The procedures whose answers come within a page, by their names in it. */
const procedures = {
  'blogs.list': trpc.blogs.list,
  'blogs.find': trpc.blogs.find,
  'compliance.list': trpc.compliance.list,
  'jobs.list': trpc.jobs.list,
  'jobs.counts': trpc.jobs.counts,
  'jobs.find': trpc.jobs.find,
  'jobs.findPage': trpc.jobs.findPage,
};

export type AskedProcedure = keyof typeof procedures;

/** The key under which the procedure's hook looks for its answer; undefined of a page that is older than this script. */
export function keyOfAnswer(name: string, input: unknown) {
  const known: Record<string, Parameters<typeof getQueryKey>[0]> = procedures;
  const procedure = known[name];
  return procedure && getQueryKey(procedure, input, 'query');
}
