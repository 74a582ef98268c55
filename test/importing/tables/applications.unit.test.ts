import { expect, test } from 'vitest';
import { readApplications } from '../../../server/importing/tables/applications.ts';
import { notesOf, readAll, submissionOf } from '../read-source.ts';

const ENGLISH =
  '"Application date","Application status","Applicant name","Applicant email","Job applied for",Attachment,"Applicant message",Rating,Phone';
const RESUME = 'https://old.example/wp-content/uploads/job_applications/a1/cv.pdf';

test('knows the columns by their order where the headings are translated', async () => {
  const headings = 'आवेदन की तारीख,स्थिति,उम्मीदवार,ईमेल,नौकरी,अनुलग्नक,संदेश,रेटिंग';
  const row = `"5 मार्च, 2024",hired,रमेश कुमार,r@example.com,सुरक्षा गार्ड,${RESUME}; ${RESUME}2,नमस्ते,0`;
  const [item] = await readAll(readApplications, `${headings}\n${row}\n`);
  expect(submissionOf(item)).toMatchObject({
    sentAt: '2024-03-04T18:30:00.000Z',
    values: { FullName: 'रमेश कुमार', Position: 'सुरक्षा गार्ड', EmailId: 'r@example.com' },
    others: { अनुलग्नक: `${RESUME}; ${RESUME}2` },
    resume: RESUME,
  });
});

test('is the same application after somebody was hired', async () => {
  const rowOf = (status: string, rating: number) =>
    `${ENGLISH}\n"March 5, 2024",${status},A,a@example.com,Guard,,,${rating},9845012345\n`;
  const [[before], [after]] = await Promise.all([
    readAll(readApplications, rowOf('new', 0)),
    readAll(readApplications, rowOf('hired', 5)),
  ]);
  expect(after?.guid).toBe(before?.guid);
});

test('says so where nothing tells it, and takes what is usual in India', async () => {
  const [item] = await readAll(readApplications, `${ENGLISH}\n05/03/2024,new,A,a@b.c,G,,,0,\n`);
  expect(submissionOf(item).sentAt).toBe('2024-03-04T18:30:00.000Z');
  expect(notesOf(item)).toBe(
    '05/03/2024 is read as 2024-03-05: the file does not tell whether it writes the day or the month first.',
  );
});
