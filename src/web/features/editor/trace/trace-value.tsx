// A traced number with its unit.
import classes from './trace-panel.module.css';

interface TraceValueProps {
  /** Of several cells, the first and the last. */
  readonly texts: readonly string[];
  readonly unit: string;
}

/** A percentage contains its unit. */
export function TraceValue({ texts, unit }: TraceValueProps) {
  const isSaid = unit === '' || texts.some((text) => text.endsWith(unit));
  return (
    <span className={classes.value}>
      {texts.join(' … ')}
      {!isSaid && (
        <>
          {' '}
          <span className={classes.unit}>{unit}</span>
        </>
      )}
    </span>
  );
}
