import { type Kysely, sql } from 'kysely';
import { monthlyRupees } from '../../src/salary.ts';
import { runTransaction } from './run-transaction.ts';
import { sampleBlogs } from './sample/blogs.ts';
import { sampleCompliance } from './sample/compliance.ts';
import { translationsOfBlog } from './sample/hindi/blogs.ts';
import { translationsOfJob } from './sample/hindi/jobs.ts';
import { sampleJobs } from './sample/jobs.ts';
import type { Database } from './schema.ts';

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days}::integer)`;

/** Inserts the sample content of an invented company, in one transaction. */
export async function seed(db: Kysely<Database>): Promise<void> {
  await runTransaction(db, async (trx) => {
    await trx
      .insertInto('job_openings')
      .values(
        // Oldest first, so that the newest opening gets the highest Jid.
        [...sampleJobs]
          .sort((a, b) => b.openedDaysAgo - a.openedDaysAgo)
          .map((job) => ({
            status: 'open' as const,
            open_position: job.openPosition,
            qualification: job.qualification,
            skills: job.skills,
            experience: job.experience,
            industry: job.industry,
            location: job.location,
            min_salary: job.minSalary,
            max_salary: job.maxSalary,
            max_salary_monthly: monthlyRupees(job.maxSalary) ?? null,
            description: job.description,
            translations: JSON.stringify(translationsOfJob(job)),
            posted_at: daysAgo(job.openedDaysAgo),
            opened_at: daysAgo(job.openedDaysAgo),
          })),
      )
      .execute();
    await trx
      .insertInto('blogs')
      .values(
        [...sampleBlogs]
          .sort((a, b) => b.publishedDaysAgo - a.publishedDaysAgo)
          .map((blog) => ({
            subject: blog.subject,
            sub_heading: blog.subHeading,
            description: blog.discription,
            image_path: blog.imagePath,
            translations: JSON.stringify(translationsOfBlog(blog)),
            published_at: daysAgo(blog.publishedDaysAgo),
          })),
      )
      .execute();
    await trx
      .insertInto('compliance_items')
      .values(
        sampleCompliance.map((item) => ({
          name: item.complianceName,
          document_path: item.complianceDocumentPath,
        })),
      )
      .execute();
  });
}
