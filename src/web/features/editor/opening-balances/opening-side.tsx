// One side of the opening balance sheet: a field for each amount, and their sum.
import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import { optionRows } from '../fields/field-goal.ts';
import type { FormField } from '../fields/form/use-form-texts.ts';
import { useTypedText } from '../fields/numbers/use-typed-text.ts';
import classes from './opening.module.css';

export interface OpeningRow {
  readonly key: string;
  readonly name: string;
  /** A few words on what it is. */
  readonly hint?: string;
  /** The row of the model that its field edits. */
  readonly edits: string;
  readonly field: FormField;
  /** Used while nothing is typed. */
  readonly calculated?: string;
}

interface OpeningSideProps {
  /** The row of the model whose field gets the focus; otherwise that of cash. */
  readonly focused: string | undefined;
  readonly title: string;
  readonly rows: readonly OpeningRow[];
  /** What makes both sides agree, on the side where it stands. */
  readonly retained?: number;
  readonly total?: { readonly name: string; readonly amount: number };
}

export function OpeningSide({ focused, title, rows, retained, total }: OpeningSideProps) {
  const titleId = useId();
  return (
    <section className={classes.side} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      {rows.map((row) => (
        <OpeningSideLine key={row.key} row={row} focused={focused} />
      ))}
      {retained !== undefined && <RetainedLine amount={retained} />}
      {total && (
        <div className={classes.total}>
          <span>{total.name}</span>
          <output aria-label={total.name}>
            <FormattedNumber value={total.amount} maximumFractionDigits={2} />
          </output>
        </div>
      )}
    </section>
  );
}

function RetainedLine({ amount }: { readonly amount: number }) {
  const { formatMessage } = useIntl();
  const [earned, lost] = [
    formatMessage({ id: 'opening.retained' }),
    formatMessage({ id: 'opening.retained-loss' }),
  ];
  const name = amount < 0 ? lost : earned;
  return (
    <div className={`${classes.line} ${classes.worked}`}>
      <div>
        <span>{name}</span>
        {amount !== 0 && (
          <span className={classes.beneath}>
            <FormattedMessage id="opening.calculated" />
          </span>
        )}
      </div>
      <output aria-label={name}>
        <FormattedNumber value={amount} maximumFractionDigits={2} />
      </output>
    </div>
  );
}

interface OpeningSideLineProps extends Pick<OpeningSideProps, 'focused'> {
  readonly row: OpeningRow;
}

function OpeningSideLine({ row: { name, hint, edits, field, calculated }, focused }: OpeningSideLineProps) {
  const { formatMessage } = useIntl();
  const isNarrow = useIsNarrow();
  const id = useId();
  // On a phone the keyboard would hide the rest, so nothing is focused unless it was asked for.
  const isFirst = focused === undefined ? edits === optionRows.cash && !isNarrow : edits === focused;
  const typed = useTypedText(field.text, field.put);
  const isCalculated = calculated !== undefined && field.text === '';
  const beneath = isCalculated ? formatMessage({ id: 'opening.calculated' }) : hint;
  return (
    <div className={classes.line}>
      <div>
        <label htmlFor={id}>{name}</label>
        {beneath !== undefined && (
          <span id={`${id}-how`} className={classes.beneath}>
            {beneath}
          </span>
        )}
      </div>
      <TextInput
        id={id}
        {...(beneath !== undefined && { 'aria-describedby': `${id}-how` })}
        classNames={{ input: classes.digits ?? '' }}
        inputMode="decimal"
        autoComplete="off"
        {...(isFirst && { 'data-autofocus': true })}
        placeholder={calculated ?? '0'}
        value={typed.shown}
        error={field.fault && formatMessage(field.fault)}
        onChange={({ currentTarget }) => typed.type(currentTarget.value)}
        onBlur={typed.leave}
      />
    </div>
  );
}
