// What a template costs: a price in dollars beside the usual one struck through, or the word for nothing.
import { VisuallyHidden } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import classes from './card-price.module.css';

interface CardPriceProps {
  readonly price: number;
  readonly higherPrice: number | null;
}

export function CardPrice({ price, higherPrice }: CardPriceProps) {
  const { formatNumber } = useIntl();
  const dollars = (amount: number) =>
    formatNumber(amount, { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' });
  return (
    <p className={classes.price}>
      {higherPrice !== null && higherPrice > price && (
        <>
          <VisuallyHidden>
            <FormattedMessage id="gallery.price-before" values={{ price: dollars(higherPrice) }} />
          </VisuallyHidden>
          <s className={classes.before} aria-hidden="true">
            {dollars(higherPrice)}
          </s>
        </>
      )}
      {price === 0 ? (
        <FormattedMessage id="gallery.free" />
      ) : (
        <>
          <VisuallyHidden>
            <FormattedMessage id="gallery.price-now" values={{ price: dollars(price) }} />
          </VisuallyHidden>
          <span aria-hidden="true">{dollars(price)}</span>
        </>
      )}
    </p>
  );
}
