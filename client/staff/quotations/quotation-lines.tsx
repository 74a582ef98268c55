import { useEffect, useRef } from 'react';
import { sumsOf, type TypedLine } from '../../../src/contract/staff/quotation-sums.ts';
import { QUOTATION_LIMITS } from '../../../src/contract/staff/quotations.ts';
import { rupeeText } from '../../../src/rupees.ts';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/text-input.tsx';

interface QuotationLinesProps {
  lines: readonly TypedLine[];
  gstPercent: string;
  onChange(lines: TypedLine[]): void;
}

/** The offer, line by line, with the sums as they are typed. */
export function QuotationLines({ lines, gstPercent, onChange }: QuotationLinesProps) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const focus = useRef<number>(undefined);
  // After a line was added or removed, the focus is in a line that exists.
  useEffect(() => {
    if (focus.current === undefined) return;
    const at = Math.min(focus.current, lines.length - 1);
    focus.current = undefined;
    frame.current?.querySelector<HTMLElement>(`[name="values.lines.${at}.service"]`)?.focus();
  }, [lines.length]);
  const sums = sumsOf(lines, gstPercent);
  const set = (at: number, change: Partial<TypedLine>) =>
    onChange(lines.map((line, index) => (index === at ? { ...line, ...change } : line)));
  const add = () => {
    focus.current = lines.length;
    onChange([...lines, { service: '', count: '', rate: '' }]);
  };
  const remove = (at: number) => {
    focus.current = at;
    onChange(lines.toSpliced(at, 1));
  };
  return (
    <fieldset className="quotation-lines" ref={frame}>
      <legend>Services</legend>
      <ol>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing else that tells it from another
          <li key={at} className="quotation-line">
            <TextInput
              label={`Service ${at + 1}`}
              name={`values.lines.${at}.service`}
              maxLength={200}
              value={line.service}
              onType={(service) => set(at, { service })}
            />
            <TextInput
              label="People or units"
              name={`values.lines.${at}.count`}
              inputMode="numeric"
              maxLength={6}
              value={line.count}
              onType={(count) => set(at, { count })}
            />
            <TextInput
              label="Rate a month (₹)"
              name={`values.lines.${at}.rate`}
              inputMode="decimal"
              maxLength={17}
              value={line.rate}
              onType={(rate) => set(at, { rate })}
            />
            <p className="quotation-line__amount">
              <span className="d-small muted">Amount</span>
              <output>{rupeeText(sums.amounts[at] ?? 0)}</output>
            </p>
            {lines.length > 1 && (
              <Button
                kind="plain"
                icon="close"
                label={`Remove service ${at + 1}`}
                onClick={() => remove(at)}
              />
            )}
          </li>
        ))}
      </ol>
      {lines.length < QUOTATION_LIMITS.lines && (
        <Button icon="plus" onClick={add}>
          Add a service
        </Button>
      )}
    </fieldset>
  );
}
