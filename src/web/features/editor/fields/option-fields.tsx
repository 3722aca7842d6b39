// Fields for company-wide terms: working capital, investor expectations, and how money is shown.
import { NativeSelect } from '@mantine/core';
import { defineMessages, type MessageDescriptor, useIntl } from 'react-intl';
import type { MoneyUnits, Template } from '#template/template.ts';
import { useTemplate, useTemplateDocument, useTemplateFact } from '../document/document-context.ts';
import {
  investmentKeys,
  returnChoicesOf,
  setInvestment,
  setMoneyUnits,
  setReturnChoices,
  setWorkingCapital,
  workingCapitalKeys,
} from '../document/edits/option-edits.ts';
import type { AssumptionPlace } from '../document/edits/provenance.ts';
import { optionRows } from './field-goal.ts';
import { sourceInModel } from './field-place.ts';
import { optionNames } from './option-names.ts';
import { hasValueByGrowth, ReturnChoicesFields } from './return-choices.tsx';
import { ValuesField } from './values-field.tsx';

const scales: Readonly<Record<MoneyUnits, MessageDescriptor>> = defineMessages({
  mln: { id: 'model.units-mln' },
  thousand: { id: 'model.units-thousand' },
  units: { id: 'model.units-units' },
});

const scaleOrder: readonly MoneyUnits[] = ['units', 'thousand', 'mln'];

export function WorkingCapitalFields() {
  const { edit } = useTemplateDocument();
  return workingCapitalKeys(useTemplate()).map((key) => (
    <OptionField
      key={key}
      place={{ kind: 'option', group: 'wc', key }}
      read={({ data }) => data.options.wc[key] ?? ''}
      onValid={(text) => edit(setWorkingCapital(key, text))}
    />
  ));
}

export function InvestmentFields() {
  const { edit } = useTemplateDocument();
  const template = useTemplate();
  const { npv } = template.data.options.modules;
  const rates = { wacc: npv.wacc, tgr: npv.tgr, periodCount: template.layout.cFcstColCount };
  return (
    <>
      {investmentKeys.map((key) => (
        <OptionField
          key={key}
          place={{ kind: 'option', group: 'npv', key }}
          read={({ data }) => data.options.modules.npv[key] ?? ''}
          onValid={(text) => edit(setInvestment(key, text))}
        />
      ))}
      <ReturnChoicesFields
        choices={returnChoicesOf(template)}
        hasGrowthValue={hasValueByGrowth(rates)}
        onChoose={(choices) => edit(setReturnChoices(choices))}
      />
    </>
  );
}

interface OptionFieldProps {
  readonly place: AssumptionPlace & { readonly key: keyof typeof optionNames };
  readonly read: (template: Template) => string;
  readonly onValid: (text: string) => void;
}

function OptionField({ place, read, onValid }: OptionFieldProps) {
  const { formatMessage } = useIntl();
  const { seal } = useTemplateDocument();
  const value = useTemplateFact(read);
  return (
    <ValuesField
      name={formatMessage(optionNames[place.key])}
      units=""
      hint={place.key === 'salesTaxPeriod' ? formatMessage({ id: 'wc.salesTaxPeriod-hint' }) : ''}
      value={value}
      isExpandable
      within={sourceInModel(read)}
      place={place}
      row={optionRows[place.key]}
      onValid={onValid}
      onLeave={seal}
    />
  );
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
