// How a loan is repaid, and what an owner's dividends are a share of, chosen in the panel.
import { NativeSelect } from '@mantine/core';
import { defineMessages, useIntl } from 'react-intl';
import { terms } from '#template/sections.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { setBasis, setWay } from '../../document/edits/funding-edits.ts';
import { assumptionsOf, basisOf, type RepaymentWay } from '../../document/resources/funding.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';
import { RepaymentSelect } from '../form-fields/repayment-select.tsx';

const bases = defineMessages({ profit: { id: 'funding.profit' }, cash: { id: 'funding.cash' } });

export function RepaymentField({ resource }: { readonly resource: ResourceView }) {
  const { edit, store } = useTemplateDocument();
  if (resource.way === undefined) return null;
  const choose = (way: RepaymentWay) => edit(setWay(store.getState().template, resource, way));
  return <RepaymentSelect way={resource.way} onChoose={choose} />;
}

export function DividendBasis({ resource }: { readonly resource: ResourceView }) {
  const { formatMessage } = useIntl();
  const { edit } = useTemplateDocument();
  const assumptions = assumptionsOf(useTemplate(), resource);
  if (resource.rel !== 'equity') return null;
  return (
    <NativeSelect
      label={formatMessage({ id: 'funding.basis' })}
      value={basisOf(assumptions)}
      data={terms.dividendBasis.words.map((value) => ({ value, label: formatMessage(bases[value]) }))}
      onChange={({ currentTarget }) => {
        const chosen = terms.dividendBasis.words.find((one) => one === currentTarget.value);
        if (chosen) edit(setBasis(resource, chosen));
      }}
    />
  );
}
