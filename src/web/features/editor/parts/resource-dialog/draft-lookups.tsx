// What a new fixed asset takes from others: chosen where there are several, and one more made on the spot.
import { NativeSelect } from '@mantine/core';
import { useIntl } from 'react-intl';
import type { ResourceDraft } from '../../document/resources/resource-draft.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { type Lookup, lookupsOf, sectionOfLookup } from '../../document/resources/section-rules.ts';
import { useTemplate } from '../../document-context.ts';
import { lookupNames } from '../resource-names.ts';
import { AddLookup } from './add-lookup.tsx';
import classes from './resource-dialog.module.css';

interface DraftLookupsProps {
  readonly draft: ResourceDraft;
  readonly onChange: (draft: ResourceDraft) => void;
}

export function DraftLookups({ draft, onChange }: DraftLookupsProps) {
  return lookupsOf(draft.rel).map((lookup) => (
    <DraftLookup
      key={lookup}
      lookup={lookup}
      chosenId={draft.lookups[lookup] ?? ''}
      onChoose={(id) => onChange({ ...draft, lookups: { ...draft.lookups, [lookup]: id } })}
    />
  ));
}

interface DraftLookupProps {
  readonly lookup: Lookup;
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

function DraftLookup({ lookup, chosenId, onChoose }: DraftLookupProps) {
  const { formatMessage } = useIntl();
  const choices = resourcesOf(useTemplate(), sectionOfLookup[lookup]).filter(({ rel }) => rel === lookup);
  return (
    <div className={classes.lookup}>
      {choices.length > 1 && (
        <NativeSelect
          label={formatMessage(lookupNames[lookup])}
          value={chosenId}
          data={[
            { value: '', label: formatMessage({ id: 'lookup.none' }) },
            ...choices.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      )}
      <AddLookup lookup={lookup} onAdded={onChoose} />
    </div>
  );
}
