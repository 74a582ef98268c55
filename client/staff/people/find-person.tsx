import { ScreenSection } from '../ui/screen-page.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { FoundPerson } from './found-person.tsx';
import type { FindingPerson } from './use-find-person.ts';
import './people.css';

export function FindPerson({ finding: { who, setWho, find, search } }: { finding: FindingPerson }) {
  return (
    <ScreenSection
      title="Find a person"
      lead="Search contacts, quotations, applications and requests by e-mail, or by phone with or without +91 or 0."
    >
      <div className="find-person">
        <StaffForm name="Find a person" action="Find" call={find} onSubmit={() => search(who)}>
          <TextInput
            label="E-mail or phone"
            name="who"
            type="search"
            autoComplete="off"
            spellCheck={false}
            value={who}
            onType={setWho}
          />
        </StaffForm>
      </div>
      {find.data && find.variables && (
        <FoundPerson
          key={find.submittedAt}
          who={find.variables.who}
          person={find.data}
          onSearch={search}
          onErased={() => find.reset()}
        />
      )}
    </ScreenSection>
  );
}
