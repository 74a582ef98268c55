import { ScreenPage } from '../ui/screen-page.tsx';
import { DataRequests } from './data-requests.tsx';
import { FindPerson } from './find-person.tsx';

export default function PeopleScreen() {
  return (
    <ScreenPage
      title="People"
      lead="What somebody may ask of us under the DPDP Act: a copy of their data, a correction, an erasure. Whatever is done here is noted, without the person’s name."
    >
      <FindPerson />
      <DataRequests />
    </ScreenPage>
  );
}
