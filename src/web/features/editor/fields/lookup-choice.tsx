// Chooses the resource an asset refers to: its depreciation group or its property tax.
import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import { lookupNames } from '../document/resources/resource-names.ts';
import type { LookupView } from '../document/resources/resource-view.ts';

interface LookupChoiceProps extends LookupView {
  readonly onChoose: (id: string) => void;
}

/** Not shown where there is nothing to choose from. */
export function LookupChoice({ lookup, chosenId, choices, onChoose }: LookupChoiceProps) {
  const { formatMessage } = useIntl();
  const value = chosenId ?? '';
  // Every asset depreciates, but not every one is taxed.
  const none = lookup === 'taxproperty' ? [{ value: '', label: formatMessage({ id: 'lookup.none' }) }] : [];
  const known = [...none, ...choices.map(({ id, name }) => ({ value: id, label: name }))];
  const isGone = !known.some((one) => one.value === value);
  const gone = isGone ? [{ value, label: formatMessage({ id: 'reference.gone' }) }] : [];
  const isAsked = isGone ? value !== '' || known.length > 0 : known.length > 1;
  return (
    isAsked && (
      <NativeSelect
        label={formatMessage(lookupNames[lookup])}
        value={value}
        error={isGone && formatMessage({ id: 'reference.gone-why' })}
        data={[...gone, ...known]}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    )
  );
}
