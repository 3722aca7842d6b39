// What was said that things cost: each price, and the level of all, as it may be typed otherwise, or taken back.
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { mostPriceFactor } from '#template/fields.ts';
import classes from '../look/onboarding.module.css';
import { DropButton } from './drop-button.tsx';
import { NumberField } from './number-field.tsx';
import {
  type UnderstoodFieldsProps,
  withoutPrice,
  withoutPriceLevel,
  withPrice,
  withPriceLevel,
} from './said-otherwise.ts';

/** Higher ones are refused. */
const mostPrice = 999_999_999;
const mostLevel = mostPriceFactor * 100;

interface PriceFieldProps {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onNumber: (value: number | null) => void;
  readonly onDrop: () => void;
}

function PriceField({ onDrop, ...field }: PriceFieldProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={classes.part} data-is-added>
      <NumberField {...field} />
      <DropButton
        label={formatMessage({ id: 'onboarding.drop-price' }, { price: field.label })}
        onDrop={onDrop}
      />
    </div>
  );
}

export function PriceFields({ understood, form, onChange }: UnderstoodFieldsProps) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const { prices, priceLevel } = understood;
  if (prices.length === 0 && priceLevel === null) return null;
  // What was focused is gone.
  const focusList = () => setTimeout(() => list.current?.focus());
  return (
    <div ref={list} className={classes.parts} tabIndex={-1}>
      {prices.map(({ name, amount, at }) => (
        <PriceField
          key={`${at} ${name}`}
          label={name}
          value={amount}
          most={mostPrice}
          onNumber={(price) => onChange(withPrice(form, understood, at, price))}
          onDrop={() => {
            onChange(withoutPrice(form, understood, at));
            focusList();
          }}
        />
      ))}
      {priceLevel !== null && (
        <PriceField
          label={formatMessage({ id: 'onboarding.price-level' })}
          value={priceLevel}
          most={mostLevel}
          onNumber={(percent) => onChange(withPriceLevel(form, percent))}
          onDrop={() => {
            onChange(withoutPriceLevel(form));
            focusList();
          }}
        />
      )}
    </div>
  );
}
