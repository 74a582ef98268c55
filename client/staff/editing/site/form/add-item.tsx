import { Button } from '../../../ui/button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { createBlank } from './blank.ts';
import { describeField, type Field } from './describe-field.ts';

interface AddItemProps {
  field: Extract<Field, { kind: 'list' }>;
  onAdd(value: unknown): void;
}

/** Adds an item at the end of a list, after its kind was chosen where there are several. */
export function AddItem({ field, onAdd }: AddItemProps) {
  const item = describeField(field.item);
  const name = /^[aeiou]/.test(field.itemName) ? `an ${field.itemName}` : `a ${field.itemName}`;
  if (item.kind !== 'variants')
    return (
      <div className="site-list__add">
        <Button icon="plus" onClick={() => onAdd(createBlank(field.item))}>
          Add {name}
        </Button>
      </div>
    );
  return (
    <div className="site-list__add">
      <Menu
        label={field.label}
        button={
          <>
            <StaffIcon name="plus" /> Add {name}
          </>
        }
        items={item.variants.map(({ value, label }) => ({ value, text: label }))}
        onPick={(value) => {
          const variant = item.variants.find((each) => each.value === value);
          if (variant) onAdd(createBlank(variant.schema));
        }}
      />
    </div>
  );
}
