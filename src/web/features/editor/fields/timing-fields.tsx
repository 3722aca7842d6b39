// Fields for the forecast's start, period length, number of periods and year end, and for the currency.
import { useIntl } from 'react-intl';
import type { Template } from '#template/template.ts';
import {
  checkCurrency,
  checkDate,
  checkForecastLength,
  maxPeriods,
} from '../document/checks/field-checks.ts';
import { useTemplate, useTemplateDocument } from '../document/document-context.ts';
import {
  setCurrencyName,
  setDateStart,
  setForecastLength,
  setPeriodicity,
  setYearEnd,
} from '../document/edits/template-edits.ts';
import type { DocumentChange } from '../document/history/history.ts';
import { currencyName } from '../document/resources/resource-view.ts';
import { CheckedField } from './checked-field.tsx';
import { DateField } from './date-field.tsx';
import { optionRows } from './field-goal.ts';
import { sourceInModel } from './field-place.ts';
import { PeriodicitySelect } from './periodicity-select.tsx';
import { useTemplateText } from './refused-fields.ts';
import { YearEndSelect } from './year-end-select.tsx';

export function TimingFields() {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit, saver } = useTemplateDocument();
  const { periodicity, yearEnd = 12 } = template.data.options.timing;
  /** All but the start are saved at once. */
  const editAndSave = (change: DocumentChange) => {
    edit(change);
    void saver.save();
  };
  return (
    <>
      <StartField />
      <PeriodicitySelect
        periodicity={periodicity}
        row={optionRows.periodicity}
        onPick={(picked) => editAndSave(setPeriodicity(picked))}
      />
      <CheckedField
        label={formatMessage({ id: 'model.length' })}
        description={formatMessage({ id: 'model.length-hint' }, { max: maxPeriods })}
        inputMode="numeric"
        row="length"
        within={sourceInModel(forecastLength)}
        value={forecastLength(template)}
        check={checkForecastLength}
        onValid={(text) => editAndSave(setForecastLength(Number(text)))}
      />
      <YearEndSelect
        month={yearEnd}
        row={optionRows.yearEnd}
        onPick={(month) => editAndSave(setYearEnd(month))}
      />
    </>
  );
}

const forecastLength = ({ layout }: Template): string => String(layout.cFcstColCount);

const startOf = ({ data }: Template): string => data.options.timing.dateStart;

function StartField() {
  const { formatMessage } = useIntl();
  const dateStart = startOf(useTemplate());
  const label = formatMessage({ id: 'model.date-start' });
  const { edit, seal } = useTemplateDocument();
  const field = useTemplateText({
    value: dateStart,
    check: checkDate,
    onValid: (text) => edit(setDateStart(text)),
    place: { ...sourceInModel(startOf), name: label, row: optionRows.dateStart },
  });
  return (
    <div data-field={optionRows.dateStart}>
      <DateField
        label={label}
        value={field.text}
        initialDay={dateStart}
        error={field.fault && formatMessage(field.fault)}
        onChange={field.type}
        onKeyDown={field.onKeyDown}
        onBlur={seal}
      />
    </div>
  );
}

export function CurrencyField() {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  return (
    <CheckedField
      label={formatMessage({ id: 'model.currency' })}
      description={formatMessage({ id: 'model.currency-hint' })}
      row="currency"
      within={sourceInModel(currencyName)}
      value={currencyName(template)}
      check={checkCurrency}
      onValid={(text) => edit(setCurrencyName(text))}
    />
  );
}
