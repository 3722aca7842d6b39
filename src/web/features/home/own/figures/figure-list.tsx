// Three figures of a model beside each other: revenue, margin and the lowest cash, as far as it has them.
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { shortMoney } from '#web/i18n/short-money.ts';
import classes from './figure-list.module.css';
import type { CardFigures } from './use-card-figures.ts';

/** A card has room for three. */
const shownDigits = 3;

/** A month and its year stay in one line. */
const unbroken = (when: string): string => when.replaceAll(' ', '\u00a0');

interface FigureListProps {
  readonly figures: CardFigures;
  readonly shape: 'card' | 'row';
}

export function FigureList({ figures, shape }: FigureListProps) {
  const intl = useIntl();
  const { revenue, margin, lowestCash, currency } = figures;
  const money = (value: number) => shortMoney(intl, Number(value.toPrecision(shownDigits)), currency);
  const isAnything = [revenue, margin, lowestCash].some((figure) => figure !== null && figure.value !== 0);
  if (!isAnything) return null;
  return (
    <dl className={classes.figures} data-shape={shape}>
      {revenue && <Figure name={<RevenueName when={revenue.when} />} amount={money(revenue.value)} />}
      {margin && (
        <Figure
          name={<FormattedMessage id="home.margin" />}
          amount={intl.formatNumber(margin.value, { style: 'percent', maximumFractionDigits: 1 })}
          isBad={margin.value < 0}
        />
      )}
      {lowestCash && (
        <Figure
          name={<FormattedMessage id="home.lowest-cash" values={{ when: unbroken(lowestCash.when) }} />}
          amount={money(lowestCash.value)}
          isBad={lowestCash.value < 0}
        />
      )}
    </dl>
  );
}

function RevenueName({ when }: { readonly when: string }) {
  if (when === '') return <FormattedMessage id="home.first-revenue" />;
  return <FormattedMessage id="home.revenue" values={{ when: unbroken(when) }} />;
}

interface FigureProps {
  readonly name: ReactNode;
  readonly amount: string;
  readonly isBad?: boolean;
}

function Figure({ name, amount, isBad = false }: FigureProps) {
  return (
    <div className={classes.figure}>
      <dt className={classes.name}>{name}</dt>
      <dd className={classes.amount} data-bad={isBad || undefined}>
        {amount}
      </dd>
    </div>
  );
}
