// A traced number with its unit.
import classes from './trace-panel.module.css';
import { withMinus } from './with-minus.ts';

interface TraceValueProps {
  /** Of several cells, the first and the last. */
  readonly texts: readonly string[];
  readonly unit: string;
}

export function TraceValue({ texts, unit }: TraceValueProps) {
  return (
    <span className={classes.value}>
      {texts.map(withMinus).join(' … ')}
      {unit !== '' && (
        <>
          {' '}
          <span className={classes.unit}>{unit}</span>
        </>
      )}
    </span>
  );
}
