import { useEffect, useState } from 'react';
import type { Check } from '../../../src/contract/checks.ts';
import { useWords } from '../page-data/site-context.tsx';
import { explainRefusal, noRefusal, type Refusal } from './explain-refusal.ts';

/** Why the last submission was refused. A field's error stays until the field changes or the form is sent again. */
export function useRefusal(checks: readonly Check[], initial: Refusal['faults'] = {}) {
  const words = useWords();
  const [refusal, setRefusal] = useState<Refusal>({ faults: initial });

  const { isOffline = false } = refusal;
  useEffect(() => {
    if (!isOffline) return;
    const announceOnline = () => setRefusal({ faults: {}, sentence: words('refusals.backOnline') });
    addEventListener('online', announceOnline);
    return () => removeEventListener('online', announceOnline);
  }, [isOffline, words]);

  return {
    refusal,
    refuse(error: unknown): Refusal {
      const next = explainRefusal(error, checks, words, navigator.onLine);
      setRefusal(next);
      return next;
    },
    /** Clears the error of one field, or all of them. */
    clearFaults(field?: string) {
      setRefusal((now) => {
        if (field === undefined) return noRefusal;
        if (!(field in now.faults)) return now;
        const { [field]: _, ...faults } = now.faults;
        return { ...now, faults };
      });
    },
  };
}
