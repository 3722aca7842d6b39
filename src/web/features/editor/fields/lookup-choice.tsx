// Chooses the resource that another refers to: the depreciation group of an asset, its property tax, the sales tax of what is sold or bought.
import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import { terms } from '#template/sections.ts';
import { lookupNames } from '../document/resources/resource-names.ts';
import type { LookupView } from '../document/resources/resource-view.ts';

interface LookupChoiceProps extends LookupView {
  readonly onChoose: (id: string) => void;
}

/** Not shown where there is nothing to choose from. */
export function LookupChoice({ lookup, chosenId, choices, onChoose }: LookupChoiceProps) {
  const { formatMessage } = useIntl();
  const value = chosenId ?? '';
  // Every asset depreciates, but not everything is taxed.
  const none =
    terms[lookup].usual === null ? [{ value: '', label: formatMessage({ id: 'lookup.none' }) }] : [];
  const known = [...none, ...choices.map(({ id, name }) => ({ value: id, label: name }))];
  const isGone = !known.some((one) => one.value === value);
  const gone = isGone ? [{ value, label: formatMessage({ id: 'reference.gone' }) }] : [];
  const isAsked = isGone ? value !== '' || known.length > 0 : known.length > 1;
  return (
    isAsked && (
      <NativeSelect
        label={formatMessage(lookupNames[lookup])}
        {...(lookup === 'salestax' && { description: formatMessage({ id: 'lookup.salestax-hint' }) })}
        value={value}
        error={isGone && formatMessage({ id: 'reference.gone-why' })}
        data={[...gone, ...known]}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      />
    )
  );
}
