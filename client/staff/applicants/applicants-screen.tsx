import { getRouteApi, Link } from '@tanstack/react-router';
import { getMutationKey } from '@trpc/react-query';
import { applicantsZipPath } from '../../../src/contract/staff/resume.ts';
import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { messageOf } from '../calls/failure.ts';
import { readingKey, useRecordedPages } from '../calls/recorded-reading.ts';
import { trpc, trpcClient } from '../calls/trpc.ts';
import { download } from '../code/download.ts';
import { StatusBadge } from '../inbox/status-menu.tsx';
import { ResumeLink } from '../resume/resume-link.tsx';
import { ScanBadge } from '../resume/scan-badge.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { MoreButton } from '../ui/more-button.tsx';
import { showDialog } from '../ui/notices.ts';
import { ScreenPage } from '../ui/screen-page.tsx';
import { When } from '../ui/when.tsx';
import '../ui/records.css';

const route = getRouteApi('/jobs/$jid/applicants');

/** Who has applied for one job, and their resumes as one file. */
export default function ApplicantsScreen() {
  const { jid } = route.useParams();
  const list = useApplicants(jid);
  const { data, error } = list;
  if (error) return <Empty title="The applicants could not be loaded" text={messageOf(error)} />;
  if (data === undefined) return <LoadingBar label="Loading the applicants" />;
  const { position = '', location = '' } = data.pages[0]?.job ?? {};
  const applicants = data.pages.flatMap((page) => page.applicants);
  const unscanned = applicants.filter(({ resume }) => resume?.access === 'confirmed').length;
  return (
    <ScreenPage
      title={`Applicants for ${position}`}
      lead={[jid, location].filter(Boolean).join(', ')}
      actions={
        applicants.some(({ resume }) => resume !== null) && (
          <Button kind="main" icon="download" onClick={() => void downloadAll(jid, unscanned)}>
            All resumes
          </Button>
        )
      }
    >
      {applicants.length === 0 ? (
        <Empty title="No applicants yet" text="Suspected spam is not listed here." />
      ) : (
        <table className="records">
          <thead>
            <tr>
              {['Name', 'Qualification', 'Phone', 'E-mail', 'Received', 'Status', 'Resume'].map((column) => (
                <th scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {applicants.map(
              ({ reference, name, qualification, phone, email, submittedAt, status, resume }) => (
                <tr key={reference}>
                  <td className="records__title">
                    <Link
                      className="records__link"
                      to="/inbox"
                      search={{ kind: 'application', job: jid, item: reference }}
                    >
                      {name}
                    </Link>
                  </td>
                  <td data-label="Qualification">{qualification}</td>
                  <td data-label="Phone">{phone}</td>
                  <td data-label="E-mail">{email}</td>
                  <td data-label="Received">
                    <When at={submittedAt} />
                  </td>
                  <td data-label="Status">
                    <StatusBadge status={status} />
                  </td>
                  <td>
                    {resume && (
                      <div className="records__acts">
                        <ScanBadge {...resume} />
                        <ResumeLink reference={reference} resume={resume} name={name} />
                      </div>
                    )}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      )}
      <MoreButton list={list}>Load older applications</MoreButton>
    </ScreenPage>
  );
}

const STALE_MS = 5 * 60_000;

/** Every load is recorded in the audit log, so none happens without a click: no refetch on focus. */
function useApplicants(jid: string) {
  return useRecordedPages(
    readingKey(getMutationKey(trpc.applicants.list), { jid }),
    (cursor) => trpcClient.applicants.list.mutate({ jid, cursor }),
    { staleTime: STALE_MS, refetchOnWindowFocus: false },
  );
}

async function downloadAll(jid: string, unscanned: number): Promise<void> {
  const includesUnscanned =
    unscanned > 0 &&
    (await showDialog({
      title: 'Include resumes not scanned for viruses?',
      text: `${unscanned === 1 ? 'One resume has' : `${unscanned} resumes have`} not been scanned and may be unsafe.`,
      yes: 'Download all',
      no: 'Only scanned ones',
    }));
  await download(`${applicantsZipPath(jid)}${includesUnscanned ? '?unscanned=yes' : ''}`);
}
