// The terms of the whole company: working capital, what investors expect, and how money is shown.
import { NativeSelect } from '@mantine/core';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { MoneyUnits } from '#template/template.ts';
import { checkValues } from '../document/field-checks.ts';
import {
  investmentKeys,
  setInvestment,
  setMoneyUnits,
  setWorkingCapital,
  workingCapitalKeys,
} from '../document/option-edits.ts';
import { useTemplate, useTemplateDocument } from '../document-context.ts';
import { optionRows } from '../field-goal.ts';
import { CheckedField } from './checked-field.tsx';
import { optionNames } from './option-names.ts';
import { SourceMark } from './sources/later-source-mark.tsx';

const scales: Readonly<Record<MoneyUnits, MessageDescriptor>> = defineMessages({
  mln: { id: 'model.units-mln' },
  thousand: { id: 'model.units-thousand' },
  units: { id: 'model.units-units' },
});

const scaleOrder: readonly MoneyUnits[] = ['units', 'thousand', 'mln'];

export function WorkingCapitalFields() {
  const { formatMessage } = useIntl();
  const { wc } = useTemplate().data.options;
  const { edit } = useTemplateDocument();
  return workingCapitalKeys.map((key) => (
    <CheckedField
      key={key}
      label={formatMessage(optionNames[key])}
      row={optionRows[key]}
      value={wc[key] ?? ''}
      check={checkValues}
      onValid={(text) => edit(setWorkingCapital(key, text))}
      rightSection={
        <SourceMark place={{ kind: 'option', group: 'wc', key }} name={formatMessage(optionNames[key])} />
      }
    />
  ));
}

export function InvestmentFields() {
  const { formatMessage } = useIntl();
  const { npv } = useTemplate().data.options.modules;
  const { edit } = useTemplateDocument();
  return investmentKeys.map((key) => (
    <CheckedField
      key={key}
      label={formatMessage(optionNames[key])}
      row={optionRows[key]}
      value={npv[key] ?? ''}
      check={checkValues}
      onValid={(text) => edit(setInvestment(key, text))}
      rightSection={
        <SourceMark place={{ kind: 'option', group: 'npv', key }} name={formatMessage(optionNames[key])} />
      }
    />
  ));
}

export function MoneyUnitsField() {
  const { formatMessage } = useIntl();
  const { moneyUnits } = useTemplate();
  const { edit } = useTemplateDocument();
  return (
    <NativeSelect
      label={formatMessage({ id: 'model.money-units' })}
      description={formatMessage({ id: 'model.money-units-hint' })}
      value={moneyUnits}
      data={scaleOrder.map((value) => ({ value, label: formatMessage(scales[value]) }))}
      onChange={({ currentTarget }) => {
        const picked = scaleOrder.find((value) => value === currentTarget.value);
        if (picked) edit(setMoneyUnits(picked));
      }}
    />
  );
}
