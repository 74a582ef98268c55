import { useId, useState } from 'react';
import { Modal } from '../ui/modal.tsx';
import { shortcutGroups } from './shortcuts.ts';
import { areShortcutsOn, setShortcuts } from './shortcuts-setting.ts';
import './inbox.css';

export function ShortcutsHelp({ onClose }: { onClose(): void }) {
  const [isOn, setIsOn] = useState(areShortcutsOn);
  const id = useId();
  return (
    <Modal title="Keyboard shortcuts" onClose={onClose}>
      {shortcutGroups.map(({ title, shortcuts }) => (
        <section key={title} className="shortcuts" aria-label={title}>
          <h3>{title}</h3>
          <dl>
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
        </section>
      ))}
      <p className="d-small muted">On a Mac, Cmd does what Ctrl does elsewhere.</p>
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
