import { ScreenPage } from '../ui/screen-page.tsx';
import { DataRequests } from './data-requests.tsx';
import { FindPerson } from './find-person.tsx';
import { useFindPerson } from './use-find-person.ts';

export default function PeopleScreen() {
  const finding = useFindPerson();
  return (
    <ScreenPage
      title="People"
      lead="Requests under the DPDP Act: a copy of personal data, a correction or an erasure. Every action here is recorded in the audit log, without the person’s name."
    >
      <FindPerson finding={finding} />
      <DataRequests onFind={finding.search} />
    </ScreenPage>
  );
}
