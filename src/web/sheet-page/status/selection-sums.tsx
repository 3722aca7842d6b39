// Sum, average and count of the selected numbers, and whether something is still being calculated.
import { type ReactNode, useDeferredValue } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePage, usePageState } from '#web/sheet-page/state/use-page.ts';
import { useNumberText } from '#web/sheet-page/state/use-shown-text.ts';
import classes from './status-bar.module.css';
import { sumsOf } from './sums.ts';

export function SelectionSums() {
  const page = usePage();
  const sheet = usePageState((state) => state.sheet);
  const selection = useDeferredValue(usePageState((state) => state.selection));
  const numberText = useNumberText();
  usePageState((state) => state.cellsNumber);
  const { numbers, filled, sum, least, most, format } = sumsOf(page, sheet, selection);
  const isOne = filled < 2;
  return (
    <dl className={classes.sums}>
      {!isOne && numbers > 0 && (
        <>
          <Figure name={<FormattedMessage id="book.sum" />}>{numberText(sum, format)}</Figure>
          <Figure name={<FormattedMessage id="book.average" />}>{numberText(sum / numbers, format)}</Figure>
          <Figure name={<FormattedMessage id="book.least" />} isExtra>
            {numberText(least, format)}
          </Figure>
          <Figure name={<FormattedMessage id="book.most" />} isExtra>
            {numberText(most, format)}
          </Figure>
        </>
      )}
      {!isOne && (
        <Figure name={<FormattedMessage id="book.count" />}>{numberText(numbers || filled, null)}</Figure>
      )}
    </dl>
  );
}

interface FigureProps {
  readonly name: ReactNode;
  readonly isExtra?: boolean;
  readonly children: ReactNode;
}

function Figure({ name, isExtra, children }: FigureProps) {
  return (
    <div className={classes.figure} data-extra={isExtra || undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
