import { type ViewAudience, viewAudiences } from '../../../src/contract/staff/saved-view.ts';
import { roleNames } from '../members/role-names.ts';
import { SelectInput } from '../ui/text-input.tsx';

export const audienceNames: Record<NonNullable<ViewAudience>, string> = {
  everyone: 'Everybody',
  ...roleNames,
};

const ONLY_ME = '';

interface AudienceInputProps {
  value: ViewAudience;
  onPick(audience: ViewAudience): void;
}

/** With whom a view is shared. Owners see every shared view. */
export function AudienceInput({ value, onPick }: AudienceInputProps) {
  return (
    <SelectInput
      label="Who sees it"
      name="sharedWith"
      hint="A shared view is in the menu, with a count. Everybody sees only the items that they may read."
      value={value ?? ONLY_ME}
      choices={[
        [ONLY_ME, 'Only you'],
        ...viewAudiences.map((each): [NonNullable<ViewAudience>, string] => [
          each,
          each === 'everyone' ? 'Everybody with the inbox' : `${roleNames[each]}, and owners`,
        ]),
      ]}
      onType={(picked) => onPick(picked === ONLY_ME ? null : picked)}
    />
  );
}
