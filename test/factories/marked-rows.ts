import type { Kysely } from 'kysely';
import type { Database } from '../../server/database/schema.ts';
import { markText } from './marked-site.ts';
import { createBlog, createComplianceItem, createJobOpening } from './rows.ts';

export interface MarkedRows {
  job: string;
  closedJob: string;
  blog: number;
}

/** Jobs, blogs and a compliance document whose words are marked, so that nobody takes them for the code's. */
export async function createMarkedRows(db: Kysely<Database>): Promise<MarkedRows> {
  const job = await createJobOpening(db, jobCalled('Security Guard'));
  await createJobOpening(db, jobCalled('Head Guard'));
  const closed = { status: 'closed', closed_at: new Date() } as const;
  const closedJob = await createJobOpening(db, { ...jobCalled('Gardener'), ...closed });
  const blog = await createBlog(db, blogCalled('A good gate'));
  await createBlog(db, blogCalled('Another gate'));
  await createComplianceItem(db, { name: markText('GST registration') });
  return { job, closedJob, blog };
}

const jobCalled = (position: string) => ({
  open_position: markText(position),
  qualification: markText('Tenth pass'),
  skills: markText('Gate duty'),
  experience: markText('2 years'),
  industry: markText('Manufacturing'),
  location: markText('Pune'),
  description: markText('Keeps the gate of a plant.'),
});

const blogCalled = (subject: string) => ({
  subject: markText(subject),
  sub_heading: markText('Ten minutes at your own entrance'),
  description: markText('Stand across the road from your own gate.'),
});
