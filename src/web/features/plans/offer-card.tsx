// One offer as a card: its name, its price, what is included, and the button.
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMoney } from '#web/state/visitor/use-money.ts';
import classes from './offer-card.module.css';

interface OfferCardProps {
  readonly name: ReactNode;
  readonly tag: ReactNode;
  readonly isHighlighted: boolean;
  /** In whole units of the currency. */
  readonly price: number;
  readonly interval: ReactNode;
  readonly highlights: readonly string[];
  readonly children: ReactNode;
}

export function OfferCard(props: OfferCardProps) {
  const { name, tag, isHighlighted, price, interval, highlights, children } = props;
  const money = useMoney();
  return (
    <li className={classes.card} data-is-highlighted={isHighlighted || undefined}>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        {tag && <span className={classes.tag}>{tag}</span>}
      </div>
      <p className={classes.price}>
        {money(price)} <small>{interval}</small>
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
