import { describe, expect, onTestFinished } from 'vitest';
import { postLegacy, querySite } from '../doors/doors.ts';
import { replay } from '../doors/rest/exchange.ts';
import { submitJobDetails } from '../doors/rest/submissions.ts';
import { startTestServer, type TestServer, test } from '../environment/app.ts';
import { describeEveryForm, type FormUnderTest, sendForm } from '../factories/every-form.ts';
import { describeFlags } from '../factories/odd-but-allowed.ts';
import { makePosting } from '../factories/rows.ts';
import { findStored, receiptOf } from '../factories/stored.ts';

const posting: FormUnderTest<keyof ReturnType<typeof makePosting>> = {
  path: '/Master/SubmitJobDetails',
  procedure: 'jobPosting.submit',
  prefix: 'JP',
  table: 'job_openings',
  make: makePosting,
  columns: {
    openPosition: 'open_position',
    qualification: 'qualification',
    skills: 'skills',
    experience: 'experience',
    industry: 'industry',
    location: 'location',
    minSalary: 'min_salary',
    maxSalary: 'max_salary',
    discription: 'description',
  },
  longField: 'discription',
};

/** The number of entries for a position of that name in each public list. */
async function shown({ app }: TestServer, name: string) {
  const details: { Jid: string; OpenPosition: string }[] = (
    await postLegacy(app, '/Master/JobDetails', {})
  ).json();
  const master = (await postLegacy(app, '/Master/SelectMasterList')).json();
  const listed = (await querySite(app, 'jobs.list', { page: 1, pageSize: 100 })).json().result.data;
  const positions = (await querySite(app, 'positions.list')).json().result.data;
  const isIt = (row: { OpenPosition: string }) => row.OpenPosition === name;
  return {
    JobDetails: details.filter(isIt).length,
    SelectMasterList: master.Table.filter(isIt).length,
    list: listed.jobs.filter(isIt).length,
    positions: positions.Table.filter(isIt).length,
  };
}

const nowhere = { JobDetails: 0, SelectMasterList: 0, list: 0, positions: 0 };
const everywhere = { JobDetails: 1, SelectMasterList: 1, list: 1, positions: 1 };

describe('a job posting', () => {
  describeEveryForm(posting);
  describeFlags(posting, {});

  test('waits for review and is shown nowhere', async ({ server }) => {
    const values = makePosting();
    const { reference } = receiptOf(await sendForm(server, posting, 'legacy', values));
    const row = await findStored(server.db, 'job_openings', reference);
    expect(row).toMatchObject({ status: 'pending', opened_at: null });
    expect(await shown(server, values.openPosition)).toEqual(nowhere);
  });

  test('is shown everywhere at once, and once, if postings are published without review', async () => {
    const publishing = await startTestServer({ JOB_POSTINGS: 'publish' });
    onTestFinished(() => publishing.stop());
    const values = makePosting({ maxSalary: '2.4 LPA' });
    const first = receiptOf(await sendForm(publishing, posting, 'site', values));
    const row = await findStored(publishing.db, 'job_openings', first.reference);
    expect(row).toMatchObject({ status: 'open', max_salary: '2.4 LPA', max_salary_monthly: 20_000 });
    expect(await shown(publishing, values.openPosition)).toEqual(everywhere);
    const found = await querySite(publishing.app, 'jobs.find', { Jid: row.jid });
    expect(found.json().result.data).toMatchObject({
      OpenPosition: values.openPosition,
      MinSalary: values.minSalary,
      Description: values.discription,
    });
    // A repeat changes nothing of what the site shows.
    const shownVersion = publishing.content.current;
    expect(receiptOf(await sendForm(publishing, posting, 'site', values))).toEqual(first);
    expect(publishing.content.current).toBe(shownVersion);
    await sendForm(publishing, posting, 'legacy', makePosting({ maxSalary: '3 LPA' }));
    expect(publishing.content.current).toBe(shownVersion + 1);
  });

  test('is shown from its opening until its closing', async ({ server }) => {
    const values = makePosting();
    await sendForm(server, posting, 'legacy', values);
    const change = (set: { status: 'open' | 'closed'; opened_at?: Date; closed_at?: Date }) =>
      server.db
        .updateTable('job_openings')
        .set(set)
        .where('open_position', '=', values.openPosition)
        .execute();
    await change({ status: 'open', opened_at: new Date() });
    expect(await shown(server, values.openPosition)).toEqual(everywhere);
    await change({ status: 'closed', closed_at: new Date() });
    expect(await shown(server, values.openPosition)).toEqual(nowhere);
  });

  test.for([
    ['18,500', 18_500],
    ['negotiable', null],
    ['99999999999999999999', null],
  ] as const)('with a salary of "%s" sorts by %s', async ([maxSalary, monthly], { server }) => {
    const { reference } = receiptOf(await sendForm(server, posting, 'legacy', makePosting({ maxSalary })));
    const row = await findStored(server.db, 'job_openings', reference);
    expect(row).toMatchObject({ max_salary: maxSalary, max_salary_monthly: monthly });
  });
});

describe('recorded calls of SubmitJobDetails', () => replay(submitJobDetails));
