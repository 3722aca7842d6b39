// A formula in three forms: in words, with its numbers, and as written in the file.
import { FormattedMessage } from 'react-intl';
import type { TracedFormula } from '#render/html/trace.ts';
import classes from './trace-panel.module.css';

export function TraceFormula({ formula: { words, numbers, symbols } }: { readonly formula: TracedFormula }) {
  return (
    <dl className={classes.formula}>
      <dt>
        <FormattedMessage id="trace.words" />
      </dt>
      <dd>{words}</dd>
      <dt>
        <FormattedMessage id="trace.numbers" />
      </dt>
      <dd className={classes.numbers}>{numbers}</dd>
      {symbols !== null && (
        <>
          <dt>
            <FormattedMessage id="trace.symbols" />
          </dt>
          <dd>
            <code>{symbols}</code>
          </dd>
        </>
      )}
    </dl>
  );
}
