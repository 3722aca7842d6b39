// When the forecast starts, in what steps it goes and how far, and in which money.
import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import { setCurrencyName, setDateStart, setForecastLength, setPeriodicity } from '../document/edits.ts';
import { checkCurrency, checkDate, checkForecastLength, maxPeriods } from '../document/field-checks.ts';
import { currencyName } from '../document/resources/resource-view.ts';
import { useTemplate, useTemplateDocument } from '../document-context.ts';
import { CheckedField } from './checked-field.tsx';
import { periodicities, periodicityNames } from './periodicity-names.ts';

export function TimingFields() {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const { dateStart, periodicity } = template.data.options.timing;
  return (
    <>
      <CheckedField
        label={formatMessage({ id: 'model.date-start' })}
        type="date"
        value={dateStart}
        check={checkDate}
        onValid={(text) => edit(setDateStart(text))}
      />
      <NativeSelect
        label={formatMessage({ id: 'model.periodicity' })}
        value={periodicity}
        data={periodicities.map((value) => ({ value, label: formatMessage(periodicityNames[value]) }))}
        onChange={({ currentTarget }) => {
          const picked = periodicities.find((value) => value === currentTarget.value);
          if (picked) edit(setPeriodicity(picked));
        }}
      />
      <CheckedField
        label={formatMessage({ id: 'model.length' })}
        description={formatMessage({ id: 'model.length-hint' }, { max: maxPeriods })}
        inputMode="numeric"
        value={String(template.layout.cFcstColCount)}
        check={checkForecastLength}
        onValid={(text) => edit(setForecastLength(Number(text)))}
      />
    </>
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
      value={currencyName(template)}
      check={checkCurrency}
      onValid={(text) => edit(setCurrencyName(text))}
    />
  );
}
