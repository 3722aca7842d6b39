// One side of the opening balance sheet: a field for each amount, and their sum.
import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useIsNarrow } from '#web/ui/hooks/use-is-narrow.ts';
import type { FormField } from '../fields/form/use-form-texts.ts';
import { useTypedText } from '../fields/numbers/use-typed-text.ts';
import classes from './opening.module.css';

interface OpeningRow {
  readonly key: string;
  readonly name: string;
  readonly field: FormField;
  /** Used while nothing is typed. */
  readonly placeholder?: string;
}

interface OpeningSideProps {
  readonly title: string;
  readonly rows: readonly OpeningRow[];
  readonly totalName: string;
  readonly total: number;
}

export function OpeningSide({ title, rows, totalName, total }: OpeningSideProps) {
  const titleId = useId();
  return (
    <section className={classes.side} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.title}>
        {title}
      </h3>
      {rows.length === 0 && (
        <p className={classes.none}>
          <FormattedMessage id="opening.none" />
        </p>
      )}
      {rows.map((row) => (
        <OpeningSideLine key={row.key} row={row} />
      ))}
      <div className={classes.total}>
        <span>{totalName}</span>
        <output aria-label={totalName}>
          <FormattedNumber value={total} maximumFractionDigits={2} />
        </output>
      </div>
    </section>
  );
}

function OpeningSideLine({ row: { key, name, field, placeholder } }: { readonly row: OpeningRow }) {
  const { formatMessage } = useIntl();
  const isNarrow = useIsNarrow();
  const id = useId();
  const typed = useTypedText(field.text, field.put);
  const isCalculated = placeholder !== undefined && field.text === '';
  return (
    <div className={classes.line}>
      <div>
        <label htmlFor={id}>{name}</label>
        {isCalculated && (
          <span id={`${id}-how`} className={classes.calculated}>
            <FormattedMessage id="opening.calculated" />
          </span>
        )}
      </div>
      <TextInput
        id={id}
        {...(isCalculated && { 'aria-describedby': `${id}-how` })}
        classNames={{ input: classes.digits ?? '' }}
        inputMode="decimal"
        autoComplete="off"
        {...(key === 'cash' && !isNarrow && { 'data-autofocus': true })}
        placeholder={placeholder ?? '0'}
        value={typed.shown}
        error={field.fault && formatMessage(field.fault)}
        onChange={({ currentTarget }) => typed.type(currentTarget.value)}
        onBlur={typed.leave}
      />
    </div>
  );
}
