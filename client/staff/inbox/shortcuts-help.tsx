import { useId, useState } from 'react';
import { Modal } from '../ui/modal.tsx';
import { areShortcutsOn, turnShortcuts } from './shortcuts-setting.ts';
import './shortcuts-help.css';

const shortcuts: [keys: string[], what: string][] = [
  [['j'], 'Next item'],
  [['k'], 'Item before'],
  [['Enter'], 'Open it'],
  [['s'], 'Set its status, or that of all selected'],
  [['a'], 'Take it on yourself'],
  [['n'], 'Write a note'],
  [['x'], 'Select it'],
  [['/'], 'Search'],
  [['Esc'], 'Let go of the selection, close the item'],
  [['?'], 'Show this'],
];

export function ShortcutsHelp({ onClose }: { onClose(): void }) {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  const id = useId();
  return (
    <Modal title="By keyboard" onClose={onClose}>
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
            turnShortcuts(!isOn);
            setIsOn(!isOn);
          }}
        />
        Use these keys on this computer
      </label>
    </Modal>
  );
}
