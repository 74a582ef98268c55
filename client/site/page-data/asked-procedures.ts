import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../../trpc.ts';

/** The procedures whose answers a page can embed, by the names that it uses for them. */
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

/**
 * The query key under which the hook of the procedure looks for its answer; undefined if an older page names a
 * procedure that this script does not know.
 */
export function keyOfAnswer(name: string, input: unknown) {
  const known: Record<string, Parameters<typeof getQueryKey>[0]> = procedures;
  const procedure = known[name];
  return procedure && getQueryKey(procedure, input, 'query');
}
