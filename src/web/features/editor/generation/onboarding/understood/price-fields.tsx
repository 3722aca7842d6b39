// What was said that things cost: each price as it may be typed otherwise, or taken back.
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import classes from '../look/onboarding.module.css';
import { DropButton } from './drop-button.tsx';
import { NumberField } from './number-field.tsx';
import { type UnderstoodFieldsProps, withoutPrice, withPrice } from './said-otherwise.ts';

/** Higher ones are refused. */
const mostPrice = 999_999_999;

export function PriceFields({ understood, form, onChange }: UnderstoodFieldsProps) {
  const { formatMessage } = useIntl();
  const list = useRef<HTMLDivElement>(null);
  if (understood.prices.length === 0) return null;
  return (
    <div ref={list} className={classes.parts} tabIndex={-1}>
      {understood.prices.map(({ name, amount, at }) => (
        <div key={`${at} ${name}`} className={classes.part} data-is-added>
          <NumberField
            label={name}
            value={amount}
            most={mostPrice}
            onNumber={(price) => onChange(withPrice(form, understood, at, price))}
          />
          <DropButton
            label={formatMessage({ id: 'onboarding.drop-price' }, { price: name })}
            onDrop={() => {
              onChange(withoutPrice(form, understood, at));
              // What was focused is gone.
              setTimeout(() => list.current?.focus());
            }}
          />
        </div>
      ))}
    </div>
  );
}
