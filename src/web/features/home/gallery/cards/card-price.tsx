// What a template costs: its price beside the usual one struck through, or the word for nothing; no price where nothing is sold.
import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { useMoney } from '#web/state/visitor/use-money.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import classes from './card-price.module.css';

interface CardPriceProps {
  readonly price: number;
  readonly higherPrice: number | null;
  /** The visitor has paid for it. */
  readonly isBought: boolean;
}

export function CardPrice({ price, higherPrice, isBought }: CardPriceProps) {
  const money = useMoney();
  const { sales } = useVisitor();
  if (price > 0 && isBought) {
    return (
      <p className={classes.price}>
        <FormattedMessage id="gallery.bought" />
      </p>
    );
  }
  if (price > 0 && !sales.templates) return <span />;
  return (
    <p className={classes.price}>
      {higherPrice !== null && higherPrice > price && (
        <>
          <VisuallyHidden>
            <FormattedMessage id="gallery.price-before" values={{ price: money(higherPrice) }} />
          </VisuallyHidden>
          <s className={classes.before} aria-hidden="true">
            {money(higherPrice)}
          </s>
        </>
      )}
      {price === 0 ? (
        <FormattedMessage id="gallery.free" />
      ) : (
        <>
          <VisuallyHidden>
            <FormattedMessage id="gallery.price-now" values={{ price: money(price) }} />
          </VisuallyHidden>
          <span aria-hidden="true">{money(price)}</span>
        </>
      )}
    </p>
  );
}
