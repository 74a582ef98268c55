import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '../../shared/ui/button.tsx';
import { moveFocus } from '../../shared/ui/move-focus.ts';
import { StaffIcon } from './staff-icon.tsx';
import './ui.css';

/** The choices that a digit picks. */
const DIGITS = 9;

interface MenuItem<Value> {
  value: Value;
  text: ReactNode;
  /** Whether this is the current choice. */
  isChosen?: boolean;
}

interface MenuProps<Value> {
  /** The accessible name. */
  label: string;
  /** Lets a keyboard shortcut find the button. */
  id?: string;
  button: ReactNode;
  items: readonly MenuItem<Value>[];
  onPick(value: Value): void;
  /** Opens upwards, for a menu at the bottom of the screen. */
  isAtFoot?: boolean;
  isPlain?: boolean;
}

/** A menu button. Choices are picked by click, arrow keys, or their number. */
export function Menu<Value>({ label, id, button, items, onPick, isAtFoot, isPlain }: MenuProps<Value>) {
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const trigger = () => frame.current?.querySelector('button');
  const close = () => {
    setIsOpen(false);
    trigger()?.focus();
  };
  const pick = (value: Value) => {
    close();
    onPick(value);
  };
  useEffect(() => {
    if (!isOpen) return;
    const chosen = frame.current?.querySelector<HTMLElement>('[aria-checked="true"], [role="menuitemradio"]');
    chosen?.focus();
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setIsOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [isOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    const numbered = items[Number(event.key) - 1];
    // The screen's keyboard shortcuts are suspended while a menu is open.
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') setIsOpen(false);
    else if (numbered) pick(numbered.value);
    else
      moveFocus(event, frame.current?.querySelectorAll('[role="menuitemradio"]'), ['ArrowUp', 'ArrowDown']);
  };
  return (
    <div className="menu" ref={frame}>
      <button
        type="button"
        id={id}
        className={buttonClass(isPlain ? 'plain' : 'soft')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? menuId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="visually-hidden">{label}: </span>
        <span className="menu__shown">{button}</span> <StaffIcon name="chevron-down" />
      </button>
      {isOpen && (
        <div
          className={isAtFoot ? 'menu__list menu__list--up' : 'menu__list'}
          id={menuId}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          onKeyDown={onKeyDown}
        >
          {items.map(({ value, text, isChosen = false }, index) => (
            <button
              type="button"
              key={String(value)}
              role="menuitemradio"
              aria-checked={isChosen}
              tabIndex={-1}
              onClick={() => pick(value)}
            >
              <span className="menu__text">{text}</span>
              {isChosen && <StaffIcon name="check" />}
              {!isChosen && index < DIGITS && (
                <span className="key" aria-hidden="true">
                  {index + 1}
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
