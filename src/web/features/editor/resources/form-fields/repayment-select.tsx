// How a loan is repaid: as planned, by its terms, or as a credit line that follows the cash.
import { NativeSelect } from '@mantine/core';
import { defineMessages, useIntl } from 'react-intl';
import { type RepaymentWay, repaymentWays } from '../../document/resources/funding.ts';

const ways = defineMessages({
  typed: { id: 'funding.typed' },
  equal: { id: 'funding.equal' },
  annuity: { id: 'funding.annuity' },
  bullet: { id: 'funding.bullet' },
  line: { id: 'funding.line' },
});

const notes = defineMessages({
  typed: { id: 'funding.typed-note' },
  equal: { id: 'funding.terms-note' },
  annuity: { id: 'funding.terms-note' },
  bullet: { id: 'funding.terms-note' },
  line: { id: 'funding.line-note' },
});

interface RepaymentSelectProps {
  readonly way: RepaymentWay;
  readonly onChoose: (way: RepaymentWay) => void;
}

export function RepaymentSelect({ way, onChoose }: RepaymentSelectProps) {
  const { formatMessage } = useIntl();
  return (
    <NativeSelect
      label={formatMessage({ id: 'funding.way' })}
      description={formatMessage(notes[way])}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={way}
      data={repaymentWays.map((value) => ({ value, label: formatMessage(ways[value]) }))}
      onChange={({ currentTarget }) => {
        const chosen = repaymentWays.find((one) => one === currentTarget.value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
