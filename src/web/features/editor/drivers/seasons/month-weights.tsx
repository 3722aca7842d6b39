// The twelve weights of a seasonal pattern: a small field for each month with a bar above it.
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useWholeOnFocus } from '#web/ui/fields/use-whole-on-focus.ts';
import { weightsOf } from '../../document/drivers/seasonal-patterns.ts';
import { useTypedText } from '../../fields/numbers/use-typed-text.ts';
import classes from './month-weights.module.css';
import { isWeight, monthCells } from './weight-cells.ts';

interface MonthWeightsProps {
  /** The weights separated by semicolons, valid or not. */
  readonly text: string;
  readonly label: string;
  readonly isFirst?: boolean;
  /** The row of the model that these fields edit. */
  readonly row?: string;
  readonly onType: (text: string) => void;
  readonly onLeave?: () => void;
}

const always = () => true;
const months = Array.from({ length: 12 }, (_, month) => month);

export function MonthWeights({ text, label, isFirst = false, row, onType, onLeave }: MonthWeightsProps) {
  const { formatDate } = useIntl();
  const faultId = useId();
  const cells = monthCells(text);
  const values = weightsOf(cells.map((cell) => (isWeight(cell) ? cell : '')).join(';'));
  const most = Math.max(...values);
  const hasFault = !cells.every(isWeight);
  const put = (month: number, cell: string) => onType(cells.with(month, cell).join(';'));
  return (
    <fieldset className={classes.pattern} aria-label={label} {...(row && { 'data-field': row })}>
      <span className={classes.label}>{label}</span>
      <div className={classes.months}>
        {months.map((month) => (
          <MonthWeight
            key={month}
            name={formatDate(Date.UTC(2024, month, 1), { month: 'short', timeZone: 'UTC' })}
            longName={formatDate(Date.UTC(2024, month, 1), { month: 'long', timeZone: 'UTC' })}
            text={cells[month] ?? ''}
            fallback={String(values[month] ?? 0)}
            share={most > 0 ? (values[month] ?? 0) / most : 0}
            isFirst={isFirst && month === 0}
            faultId={isWeight(cells[month] ?? '') ? null : faultId}
            onType={(cell) => put(month, cell)}
            onLeave={onLeave}
          />
        ))}
      </div>
      <p className={classes.hint}>
        <FormattedMessage id="season.hint" />
      </p>
      {hasFault && (
        <p id={faultId} className={classes.fault} role="alert">
          <FormattedMessage id="season.check" />
        </p>
      )}
    </fieldset>
  );
}

interface MonthWeightProps {
  readonly name: string;
  readonly longName: string;
  readonly text: string;
  /** The month before it, which holds while nothing is typed. */
  readonly fallback: string;
  /** Of the highest bar. */
  readonly share: number;
  readonly isFirst: boolean;
  readonly faultId: string | null;
  readonly onType: (text: string) => void;
  readonly onLeave: (() => void) | undefined;
}

function MonthWeight(props: MonthWeightProps) {
  const { name, longName, text, fallback, share, isFirst, faultId, onType, onLeave } = props;
  const whole = useWholeOnFocus(always);
  const typed = useTypedText(text, (cell) => onType(cell.replaceAll(';', '')));
  return (
    <label className={classes.month}>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.bar} style={{ height: `${Math.round(share * 100)}%` }} />
      </span>
      <input
        value={typed.shown}
        placeholder={fallback}
        inputMode="decimal"
        autoComplete="off"
        aria-label={longName}
        {...(isFirst && { 'data-autofocus': true })}
        {...(faultId !== null && { 'aria-invalid': true, 'aria-describedby': faultId })}
        {...whole}
        onChange={({ currentTarget }) => typed.type(currentTarget.value)}
        onBlur={(event) => {
          whole.onBlur(event);
          typed.leave();
          onLeave?.();
        }}
      />
      <span className={classes.name} aria-hidden="true">
        {name}
      </span>
    </label>
  );
}
