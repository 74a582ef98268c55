import { useId, useState } from 'react';
import { Modal } from '../ui/modal.tsx';
import { areShortcutsOn, setShortcuts } from './shortcuts-setting.ts';
import './shortcuts-help.css';

const shortcuts: [keys: string[], what: string][] = [
  [['j'], 'Next item'],
  [['k'], 'Previous item'],
  [['Enter'], 'Open the item'],
  [['s'], 'Change the status of this item, or of all selected'],
  [['a'], 'Assign to me'],
  [['f'], 'Follow up: choose when the item comes back'],
  [['r'], 'Reply'],
  [['v'], 'View the resume here, or close it'],
  [['n'], 'Add a note'],
  [['x'], 'Select the item'],
  [['/'], 'Search'],
  [['Esc'], 'Close the resume, clear the selection, or close the item'],
  [['?'], 'Show this list'],
];

export function ShortcutsHelp({ onClose }: { onClose(): void }) {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  const id = useId();
  return (
    <Modal title="Keyboard shortcuts" onClose={onClose}>
      <dl className="shortcuts">
        {shortcuts.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd className="key" key={key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <label className="tick" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          onChange={() => {
            setShortcuts(!isOn);
            setIsOn(!isOn);
          }}
        />
        Use keyboard shortcuts on this computer
      </label>
    </Modal>
  );
}
