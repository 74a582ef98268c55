import type { Ink } from './inks.tsx';

interface BarProps {
  /** In the order in which they follow each other. */
  parts: readonly { ink: Ink; count: number }[];
  /** The count of a bar over the whole width. */
  most: number;
  /** In the middle of the row, as in a funnel. */
  isCentred?: boolean;
}

const HEIGHT = 18;
/** No figure above zero is too small to be seen, in per cent. */
const LEAST = 0.8;

/** A bar of a chart, without words: the figure stands beside it. */
export function Bar({ parts, most, isCentred }: BarProps) {
  const shown = parts.filter(({ count }) => count > 0);
  const widths = shown.map(({ count }) => Math.max(LEAST, (100 * count) / Math.max(1, most)));
  const total = widths.reduce((sum, width) => sum + width, 0);
  const begin = isCentred ? (100 - total) / 2 : 0;
  return (
    <svg className="bar" width="100%" height={HEIGHT} aria-hidden="true">
      {isCentred ? null : (
        <line className="bar__ground" x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      )}
      {shown.map(({ ink }, index) => (
        <rect
          key={ink}
          className={`ink ink--${ink}`}
          x={`${begin + widths.slice(0, index).reduce((sum, width) => sum + width, 0)}%`}
          y="1"
          width={`${widths[index]}%`}
          height={HEIGHT - 2}
          rx="3"
        />
      ))}
    </svg>
  );
}
