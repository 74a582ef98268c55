import { useState } from 'react';
import { type IconName, iconNames } from '../../../../../src/content/schema/icon-names.ts';
import { describedBy } from '../../../../shared/ui/field.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Modal } from '../../../ui/modal.tsx';
import type { InputProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { useSurroundings } from './form-context.ts';
import { choiceLabel } from './item-title.ts';

export function IconField({ field, path, value, fault, onChange }: InputProps<'text'>) {
  const { isReadOnly } = useSurroundings();
  const [isChoosing, setIsChoosing] = useState(false);
  const chosen = iconNames.find((name) => name === value);
  const pick = (name: IconName) => {
    onChange(name);
    setIsChoosing(false);
  };
  return (
    <FieldShell path={path} label={field.label} fault={fault} help={field.help}>
      {(frame) => (
        <>
          <button
            type="button"
            className="site-chosen-icon"
            {...describedBy(frame)}
            id={frame.id}
            // The label alone would not say which icon is chosen.
            aria-label={`${field.label}: ${chosen ? choiceLabel(chosen) : 'Choose an icon'}`}
            disabled={isReadOnly}
            onClick={() => setIsChoosing(true)}
          >
            {chosen && <Icon name={chosen} />}
            <span>{chosen ? choiceLabel(chosen) : 'Choose an icon'}</span>
          </button>
          {isChoosing && (
            <Modal title={field.label || 'Icon'} onClose={() => setIsChoosing(false)}>
              <ul className="site-icons">
                {iconNames.map((name) => (
                  <li key={name}>
                    <button
                      type="button"
                      aria-pressed={name === chosen}
                      title={choiceLabel(name)}
                      onClick={() => pick(name)}
                    >
                      <Icon name={name} />
                      <span className="visually-hidden">{choiceLabel(name)}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </Modal>
          )}
        </>
      )}
    </FieldShell>
  );
}
