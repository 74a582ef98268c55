import { useState } from 'react';
import { useMay } from '../calls/session.ts';
import { trpc } from '../calls/trpc.ts';
import { Button } from '../ui/button.tsx';
import { notCalled } from '../ui/call-state.tsx';
import { findTextLanguage } from '../ui/find-text-language.ts';
import { Modal } from '../ui/modal.tsx';
import { StaffForm } from '../ui/staff-form.tsx';
import { TextInput } from '../ui/text-input.tsx';
import type { InboxItem } from './use-inbox-item.ts';

const LONGEST_CITY = 100;

interface ApplicantCityProps {
  item: InboxItem;
  onNote(item: InboxItem, city: string): void;
}

/** Where an applicant lives. No form asks for it, so a recruiter notes it from the resume or a call. */
export function ApplicantCity({ item, onNote }: ApplicantCityProps) {
  const { applicantCity: city, mayWork } = item;
  const mayNote = useMay()('moveApplicants') && mayWork;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <dt>City</dt>
      <dd>
        <span className="contact-fact">
          <span lang={findTextLanguage(city)}>{city === '' ? '–' : city}</span>
          {mayNote && (
            <Button icon="note" onClick={() => setIsOpen(true)}>
              {city === '' ? 'Note the city' : 'Change'}
              {city !== '' && <span className="visually-hidden"> the city</span>}
            </Button>
          )}
        </span>
        {isOpen && (
          <CityDialog
            city={city}
            onSave={(noted) => {
              setIsOpen(false);
              if (noted !== city) onNote(item, noted);
            }}
            onClose={() => setIsOpen(false)}
          />
        )}
      </dd>
    </div>
  );
}

interface CityDialogProps {
  city: string;
  onSave(city: string): void;
  onClose(): void;
}

function CityDialog({ city, onSave, onClose }: CityDialogProps) {
  const [typed, setTyped] = useState(city);
  const { data: cities = [] } = trpc.inbox.listCities.useQuery();
  return (
    <Modal title="City of the applicant" onClose={onClose}>
      <StaffForm
        name="City"
        action="Save the city"
        call={notCalled}
        faults={undefined}
        onSubmit={() => onSave(typed.trim())}
      >
        <TextInput
          label="City"
          name="city"
          hint="Where the applicant lives. Leave it empty if that is not known."
          choices={cities}
          maxLength={LONGEST_CITY}
          autoComplete="off"
          value={typed}
          onType={setTyped}
        />
      </StaffForm>
    </Modal>
  );
}
