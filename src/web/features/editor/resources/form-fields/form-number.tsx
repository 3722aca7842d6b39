// A number of a flow in a form, and beneath it how it moves.
import { type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { RelId } from '#template/sections.ts';
import { lazyPart } from '#web/api/lazy-part.ts';
import { hasDriver, noDriver } from '../../document/drivers/driver-texts.ts';
import { takesDriver } from '../../document/drivers/takes-driver.ts';
import { mayRead } from '../../document/resources/references.ts';
import classes from '../form/resource-dialog.module.css';
import { type FlowForm, numberFault } from '../form/resource-form.ts';
import { FormValue } from './form-value.tsx';

const DriverFields = lazyPart(() => import('../../drivers/driver-fields.tsx'), 'DriverFields');
const MonthWeights = lazyPart(() => import('../../drivers/seasons/month-weights.tsx'), 'MonthWeights');

interface FormNumberProps {
  readonly rel: RelId;
  readonly flow: FlowForm;
  /** Of the variable. */
  readonly id: string;
  readonly name: string;
  readonly units: string;
  readonly value: string;
  /** Used while nothing is typed. */
  readonly fallback: string;
  /** The text is valid but probably not intended. */
  readonly warning?: string;
  readonly mark?: ReactNode;
  /** Chooses another row to read instead. */
  readonly onRead: () => void;
  readonly onChange: (flow: FlowForm) => void;
}

export function FormNumber({ rel, flow, id, name, value, onRead, onChange, ...field }: FormNumberProps) {
  const { formatMessage } = useIntl();
  const { values, drivers = {} } = flow;
  const texts = drivers[id] ?? noDriver;
  /** Prices of the first period are as they are typed. */
  const isFirstIdle = rel === 'inflation' && texts.by === 'period' && value.includes(';');
  const type = (text: string) => onChange({ ...flow, values: { ...values, [id]: text } });
  if (rel === 'seasonality')
    return (
      <div className={classes.wide}>
        <Suspense fallback={null}>
          <MonthWeights label={name} text={value} onType={type} />
        </Suspense>
      </div>
    );
  return (
    <div className={classes.number}>
      <FormValue
        {...field}
        name={name}
        value={value}
        fault={numberFault(flow, id, value)}
        isByYear={texts.by !== 'period'}
        isMoving={hasDriver(texts)}
        driver={texts}
        {...(texts.by !== 'period' && { hint: formatMessage({ id: 'driver.values-hint' }) })}
        {...(isFirstIdle && { hint: formatMessage({ id: 'items.prices-first' }) })}
        onChange={type}
      />
      <Suspense fallback={<span className={classes.driver} />}>
        <DriverFields
          input={{
            name,
            texts,
            stored: flow.stored?.drivers[id],
            data: value || field.fallback,
            isOffered: takesDriver(rel),
            onChange: (changed) =>
              onChange({ ...flow, drivers: { ...drivers, [id]: { ...texts, ...changed } } }),
            onNumbers: type,
            onRead: mayRead(rel) ? onRead : undefined,
          }}
        />
      </Suspense>
    </div>
  );
}
