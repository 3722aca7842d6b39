// How a loan is repaid, and what an owner's dividends are a share of, chosen in the panel.
import { NativeSelect } from '@mantine/core';
import { defineMessages, useIntl } from 'react-intl';
import { terms } from '#template/sections.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { assumptionsOf, basisOf, repaymentWays, wayOf } from '../../document/resources/funding.ts';
import { setBasis, setWay } from '../../document/resources/funding-edits.ts';
import type { ResourceView } from '../../document/resources/resource-view.ts';

const ways = defineMessages({
  typed: { id: 'funding.typed' },
  equal: { id: 'funding.equal' },
  annuity: { id: 'funding.annuity' },
  bullet: { id: 'funding.bullet' },
  line: { id: 'funding.line' },
});

/** What of the typed numbers does not count then. */
const notes = defineMessages({
  typed: { id: 'funding.typed-note' },
  equal: { id: 'funding.terms-note' },
  annuity: { id: 'funding.terms-note' },
  bullet: { id: 'funding.terms-note' },
  line: { id: 'funding.line-note' },
});

const bases = defineMessages({ profit: { id: 'funding.profit' }, cash: { id: 'funding.cash' } });

export function FundingFields({ resource }: { readonly resource: ResourceView }) {
  const { formatMessage } = useIntl();
  const { edit } = useTemplateDocument();
  const assumptions = assumptionsOf(useTemplate(), resource);
  if (resource.rel === 'loan') {
    const way = wayOf(assumptions);
    return (
      <NativeSelect
        label={formatMessage({ id: 'funding.way' })}
        description={formatMessage(notes[way])}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={way}
        data={repaymentWays.map((value) => ({ value, label: formatMessage(ways[value]) }))}
        onChange={({ currentTarget }) => {
          const chosen = repaymentWays.find((one) => one === currentTarget.value);
          if (chosen) edit(setWay(resource, chosen));
        }}
      />
    );
  }
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
