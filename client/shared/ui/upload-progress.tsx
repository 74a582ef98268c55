import './field.css';

interface UploadProgressProps {
  label: string;
  /** 0 to 100. */
  percent: number;
}

/** A progress bar. The width is an SVG attribute, because the content security policy forbids style attributes. */
export function UploadProgress({ label, percent }: UploadProgressProps) {
  return (
    <div className="progress wide">
      <p className="progress__text">
        {label} <span className="num">{percent}%</span>
      </p>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="progress__bar"
      >
        <svg width="100%" height="100%" aria-hidden="true">
          <rect width={`${percent}%`} height="100%" />
        </svg>
      </div>
    </div>
  );
}
