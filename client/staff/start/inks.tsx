import type { InboxKind } from '../../../src/contract/staff/inbox.ts';

/**
 * How a part of a chart is filled: by a pattern as well as a colour, so that it is told apart in black and white too.
 * They are fills of SVG, which are printed where backgrounds are not.
 */
export type Ink = 'solid' | 'stripes' | 'dots' | 'outline' | 'good' | 'alert';

export const kindInks: Record<InboxKind, Ink> = {
  contact: 'solid',
  quotation: 'stripes',
  application: 'dots',
};

/** The patterns that `.ink--stripes` and others in charts.css name, once on a screen. */
export function InkPatterns() {
  return (
    <svg className="ink-patterns" aria-hidden="true" width="0" height="0">
      <defs>
        <pattern id="ink-stripes" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect className="ink-stripes__ground" width="6" height="6" />
          <path className="ink-stripes__line" d="M-1 1l2-2M0 6l6-6M5 7l2-2" />
        </pattern>
        <pattern id="ink-dots" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect className="ink-dots__ground" width="6" height="6" />
          <circle className="ink-dots__dot" cx="1.5" cy="1.5" r="1.2" />
          <circle className="ink-dots__dot" cx="4.5" cy="4.5" r="1.2" />
        </pattern>
        <pattern id="ink-alert" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect className="ink-alert__ground" width="5" height="5" />
          <path className="ink-alert__line" d="M-1 4l2 2M0 0l5 5M4-1l2 2" />
        </pattern>
      </defs>
    </svg>
  );
}

/** The key to an ink, beside its name. */
export function Swatch({ ink }: { ink: Ink }) {
  return (
    <svg className="swatch" width="14" height="14" aria-hidden="true">
      <rect className={`ink ink--${ink}`} x="1" y="1" width="12" height="12" rx="3" />
    </svg>
  );
}

/** The keys of a chart. Screen readers have the names from the heads of its columns. */
export function Legend({ inks }: { inks: readonly { ink: Ink; text: string }[] }) {
  return (
    <p className="legend" aria-hidden="true">
      {inks.map(({ ink, text }) => (
        <span key={ink}>
          <Swatch ink={ink} /> {text}
        </span>
      ))}
    </p>
  );
}

/** The head of a column of figures: the key to its ink, and its name for screen readers. */
export function InkHead({ ink, text }: { ink: Ink; text: string }) {
  return (
    <th scope="col">
      <Swatch ink={ink} />
      <span className="visually-hidden">{text}</span>
    </th>
  );
}
