import { useState } from 'react';
import { describedBy } from '../../../../shared/ui/field.tsx';
import { PictureLibrary } from '../library/picture-library.tsx';
import type { InputProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { useSurroundings } from './form-context.ts';
import { choiceLabel } from './item-title.ts';
import { Thumbnail } from './thumbnail.tsx';

export function PictureField({ field, path, value, fault, onChange }: InputProps<'text'>) {
  const { isReadOnly } = useSurroundings();
  const [isChoosing, setIsChoosing] = useState(false);
  const chosen = typeof value === 'string' ? value : '';
  const [name, action] = chosen
    ? [choiceLabel(chosen), 'Choose another']
    : ['No picture yet', 'Choose a picture'];
  return (
    <>
      <FieldShell path={path} label={field.label} fault={fault} help={field.help}>
        {(frame) => (
          <button
            type="button"
            className="site-chosen-picture"
            {...describedBy(frame)}
            id={frame.id}
            aria-label={`${field.label}: ${name} ${action}`}
            disabled={isReadOnly}
            onClick={() => setIsChoosing(true)}
          >
            <Thumbnail name={chosen} />
            <span>
              {name} <small>{action}</small>
            </span>
          </button>
        )}
      </FieldShell>
      {/* Outside of the field, whose looks are not those of the inputs in the library. */}
      {isChoosing && (
        <PictureLibrary
          value={chosen}
          onChoose={(name) => {
            onChange(name);
            setIsChoosing(false);
          }}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
