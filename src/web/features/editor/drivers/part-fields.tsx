// The fields of each part of a driver: growth, dates, frequency, ramp-up, and what one number stands for.
import { NativeSelect, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { GrowthSpan, NumberSpan } from '#template/driver.ts';
import { useTemplateFact } from '../document/document-context.ts';
import type { DriverTextKey } from '../document/drivers/driver-checks.ts';
import type { DriverPart } from '../document/drivers/driver-texts.ts';
import { DateField } from '../fields/date-field.tsx';
import classes from './driver.module.css';
import type { DriverInput } from './driver-input.ts';
import { DriverText } from './driver-text.tsx';
import { SeasonFields } from './season-part.tsx';

interface PartProps {
  readonly input: DriverInput;
}

const size = 'xs';
const hintBelow: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error'];

export function PartFields({ input, part }: PartProps & { readonly part: DriverPart }): ReactNode {
  switch (part) {
    case 'growth':
      return <GrowthFields input={input} />;
    case 'season':
      return <SeasonFields input={input} />;
    case 'start':
    case 'end':
      return <DayField input={input} of={part} />;
    case 'every':
      return <EveryField input={input} />;
    case 'ramp':
      return <RampFields input={input} />;
    case 'by':
      return <SpanField input={input} />;
  }
}

const usePeriodicity = () => useTemplateFact(({ data }) => data.options.timing.periodicity);

interface NumberFieldProps extends PartProps {
  readonly of: DriverTextKey;
  readonly part: DriverPart;
  readonly label: string;
  readonly unit?: string;
  readonly placeholder?: string;
  readonly hint?: string;
}

function NumberField({ input, of, part, label, unit, placeholder, hint }: NumberFieldProps) {
  return (
    <DriverText
      input={input}
      of={of}
      part={part}
      name={label}
      show={({ value, error, row, onType, onBlur, onKeyDown }) => (
        <TextInput
          size={size}
          label={label}
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          value={value}
          error={error}
          {...(unit !== undefined && { rightSection: <span className={classes.unit}>{unit}</span> })}
          {...(placeholder !== undefined && { placeholder })}
          {...(hint !== undefined && { description: hint, inputWrapperOrder: hintBelow })}
          {...(row !== undefined && { 'data-field': row })}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onBlur={onBlur}
          {...(onKeyDown && { onKeyDown })}
        />
      )}
    />
  );
}

const growthSpans: readonly GrowthSpan[] = ['period', 'year', 'step'];

function GrowthFields({ input }: PartProps) {
  const { formatMessage } = useIntl();
  const periodicity = usePeriodicity();
  const spanName = (span: GrowthSpan) =>
    formatMessage({ id: 'driver.per' }, { per: span === 'period' ? periodicity : span });
  const { rate, per } = input.texts;
  /** Nothing grows in the first period, nor by a step in the first year. */
  const isFirstIdle = rate?.includes(';') === true && (per !== 'year' || periodicity === 'year');
  const spans = periodicity === 'year' ? growthSpans.slice(0, 1) : growthSpans;
  return (
    <>
      <NumberField
        input={input}
        of="rate"
        part="growth"
        label={formatMessage({ id: 'driver.part.growth' })}
        unit="%"
        placeholder="0"
        {...(isFirstIdle && { hint: formatMessage({ id: 'driver.rate-first' }) })}
      />
      <NativeSelect
        className={classes.span}
        size={size}
        label={formatMessage({ id: 'driver.per-label' })}
        value={periodicity === 'year' ? 'period' : input.texts.per}
        data={spans.map((value) => ({ value, label: spanName(value) }))}
        onChange={({ currentTarget }) => {
          const per = growthSpans.find((one) => one === currentTarget.value);
          if (per) input.onChange({ per }, 'growth');
        }}
      />
    </>
  );
}

function DayField({ input, of }: PartProps & { readonly of: 'start' | 'end' }) {
  const { formatMessage } = useIntl();
  const firstDay = useTemplateFact(({ data }) => data.options.timing.dateStart);
  const label = formatMessage(of === 'start' ? { id: 'driver.part.start' } : { id: 'driver.part.end' });
  return (
    <DriverText
      input={input}
      of={of}
      part={of}
      name={label}
      show={({ value, error, row, onType, onBlur, onKeyDown }) => (
        <div {...(row !== undefined && { 'data-field': row })}>
          <DateField
            size={size}
            label={label}
            value={value}
            initialDay={input.texts[of] || firstDay}
            error={error}
            onChange={onType}
            onBlur={onBlur}
            {...(onKeyDown && { onKeyDown })}
          />
        </div>
      )}
    />
  );
}

function EveryField({ input }: PartProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'driver.every' }, { period: usePeriodicity() });
  return <NumberField input={input} of="every" part="every" label={label} />;
}

function RampFields({ input }: PartProps) {
  const { formatMessage } = useIntl();
  const periodicity = usePeriodicity();
  return (
    <>
      <NumberField
        input={input}
        of="rampFrom"
        part="ramp"
        label={formatMessage({ id: 'driver.ramp-from' })}
        unit="%"
        placeholder="0"
      />
      <NumberField
        input={input}
        of="rampPeriods"
        part="ramp"
        label={formatMessage({ id: 'driver.ramp-periods' }, { period: periodicity })}
      />
    </>
  );
}

const numberSpans: readonly NumberSpan[] = ['period', 'year', 'year-split'];

function SpanField({ input }: PartProps) {
  const { formatMessage } = useIntl();
  const periodicity = usePeriodicity();
  return (
    <NativeSelect
      size={size}
      label={formatMessage({ id: 'driver.part.by' })}
      value={input.texts.by}
      data={numberSpans.slice(1).map((value) => ({
        value,
        label: formatMessage({ id: 'driver.by' }, { by: value, period: periodicity }),
      }))}
      onChange={({ currentTarget }) => {
        const by = numberSpans.find((one) => one === currentTarget.value);
        if (by) input.onChange({ by }, 'by');
      }}
    />
  );
}
