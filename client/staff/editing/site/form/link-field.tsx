import { useState } from 'react';
import { describedBy } from '../../../../shared/ui/field.tsx';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import type { InputProps } from './field-props.ts';
import { FieldShell } from './field-shell.tsx';
import { useSurroundings } from './form-context.ts';
import { LinkChooser } from './link-chooser.tsx';
import { nameOfLink } from './name-of-link.ts';

/** An address on this site, typed or chosen from the pages. */
export function LinkField({ field, path, value, fault, onChange }: InputProps<'text'>) {
  const { pages, isReadOnly } = useSurroundings();
  const [isChoosing, setIsChoosing] = useState(false);
  const address = typeof value === 'string' ? value : '';
  const name = nameOfLink(pages, address);
  return (
    <>
      <FieldShell
        path={path}
        label={field.label}
        fault={fault}
        help={
          name || field.help ? (
            <>
              {name && <span className="site-token">{name}</span>}
              {field.help}
            </>
          ) : undefined
        }
      >
        {(frame) => (
          <span className="site-with-button">
            <input
              type="text"
              {...describedBy(frame)}
              id={frame.id}
              inputMode="url"
              spellCheck={false}
              value={address}
              readOnly={isReadOnly}
              onChange={(event) => onChange(event.target.value.trim())}
            />
            {!isReadOnly && (
              <Button icon="search" onClick={() => setIsChoosing(true)}>
                Choose
                <span className="visually-hidden"> a page for “{field.label}”</span>
              </Button>
            )}
          </span>
        )}
      </FieldShell>
      {isChoosing && (
        <Modal title="Leads to" onClose={() => setIsChoosing(false)}>
          <LinkChooser
            pages={pages}
            address={address}
            onPick={(chosen) => {
              onChange(chosen);
              setIsChoosing(false);
            }}
          />
        </Modal>
      )}
    </>
  );
}
