import { useState } from 'react';
import { TextInput } from '../../../ui/text-input.tsx';
import { Note } from '../../note.tsx';

interface ConfirmAddressesProps {
  /** Addresses that printed matter and other sites may rely on, and that would no longer show a page. */
  addresses: readonly string[];
  /** Called with those that were typed again. */
  onConfirm(addresses: readonly string[]): void;
}

/** Asks to type each address that would be lost, so that nobody loses one by a habit of clicking “Yes”. */
export function ConfirmAddresses({ addresses, onConfirm }: ConfirmAddressesProps) {
  const [asked, setAsked] = useState(addresses);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  // A confirmed address is no longer reported, and stays so that it can be taken back.
  const shown = [...new Set([...asked, ...addresses])];
  if (shown.length !== asked.length) setAsked(shown);
  if (shown.length === 0) return null;
  const type = (address: string, text: string) => {
    const next = { ...typed, [address]: text.trim() };
    setTyped(next);
    onConfirm(shown.filter((each) => next[each] === each));
  };
  return (
    <Note tone="warning" title="These addresses will no longer show a page">
      <div className="staff-form">
        {shown.map((address) => (
          <TextInput
            key={address}
            label={`Type ${address} to agree`}
            spellCheck={false}
            autoComplete="off"
            value={typed[address] ?? ''}
            onType={(text) => type(address, text)}
          />
        ))}
      </div>
    </Note>
  );
}
