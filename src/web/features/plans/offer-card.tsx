// One offer as a card: its name, its price, what is included, and the button.
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedNumber } from 'react-intl';
import classes from './offer-card.module.css';

interface OfferCardProps {
  readonly name: ReactNode;
  readonly tag: ReactNode;
  readonly isHighlighted: boolean;
  /** In dollars. */
  readonly price: number;
  readonly interval: ReactNode;
  readonly highlights: readonly string[];
  readonly children: ReactNode;
}

export function OfferCard(props: OfferCardProps) {
  const { name, tag, isHighlighted, price, interval, highlights, children } = props;
  return (
    <li className={classes.card} data-is-highlighted={isHighlighted || undefined}>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        {tag && <span className={classes.tag}>{tag}</span>}
      </div>
      <p className={classes.price}>
        <Dollars amount={price} /> <small>{interval}</small>
      </p>
      <ul className={classes.highlights}>
        {highlights.map((highlight) => (
          <li key={highlight}>
            <IconCheck size={18} aria-hidden="true" />
            {highlight}
          </li>
        ))}
      </ul>
      <div className={classes.foot}>{children}</div>
    </li>
  );
}

function Dollars({ amount }: { readonly amount: number }) {
  return (
    <FormattedNumber
      value={amount}
      style="currency"
      currency="USD"
      currencyDisplay="narrowSymbol"
      minimumFractionDigits={Number.isInteger(amount) ? 0 : 2}
    />
  );
}
