// What a generated model comes to: its first whole year's revenue and profit, and the money it needs.
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { useCalculated } from '../../calculation/calculation-client.ts';
import { useTemplateFact } from '../../document/document-context.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import classes from './results.module.css';

/** Nothing where the statements are off. */
export function Results() {
  const headline = useCalculated(({ result }) => result?.headline ?? null);
  const years = useCalculated(({ result }) => result?.years ?? null);
  if (!headline) return null;
  const { revenue, profit, cashNeed } = headline;
  const values = { year: (headline.year !== null && years?.[headline.year]) || 'none' };
  return (
    <dl className={classes.results}>
      <Result label={<FormattedMessage id="onboarding.result-revenue" values={values} />} amount={revenue} />
      <Result
        label={
          profit < 0 ? (
            <FormattedMessage id="onboarding.result-loss" values={values} />
          ) : (
            <FormattedMessage id="onboarding.result-profit" values={values} />
          )
        }
        amount={Math.abs(profit)}
      />
      <Result
        label={<FormattedMessage id="onboarding.result-need" />}
        amount={cashNeed}
        none={<FormattedMessage id="onboarding.result-no-need" />}
      />
    </dl>
  );
}

interface ResultProps {
  readonly label: ReactNode;
  readonly amount: number;
  /** Instead of a zero. */
  readonly none?: ReactNode;
}

function Result({ label, amount, none }: ResultProps) {
  const currency = useTemplateFact(currencyName);
  return (
    <div className={classes.result}>
      <dt>{label}</dt>
      <dd>
        {none !== undefined && Math.round(amount) === 0 ? (
          none
        ) : (
          <>
            <FormattedNumber value={amount} maximumFractionDigits={0} />{' '}
            <span className={classes.currency}>{currency}</span>
          </>
        )}
      </dd>
    </div>
  );
}
