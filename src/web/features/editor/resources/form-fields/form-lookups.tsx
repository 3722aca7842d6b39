// What a new fixed asset takes from others: chosen where there are several, and one more made on the spot.

import type { LookupTermId } from '#template/sections.ts';
import { useTemplate } from '../../document/document-context.ts';
import { lookupChoices } from '../../document/resources/resource-view.ts';
import { lookupsOf } from '../../document/resources/section-rules.ts';
import { LookupChoice } from '../../fields/lookup-choice.tsx';
import classes from '../form/resource-dialog.module.css';
import type { ResourceDraft } from '../form/resource-form.ts';
import { AddLookup } from './add-lookup.tsx';

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
  readonly lookup: LookupTermId;
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

function DraftLookup({ lookup, chosenId, onChoose }: DraftLookupProps) {
  const choices = lookupChoices(useTemplate(), lookup);
  return (
    <div className={classes.lookup}>
      <LookupChoice lookup={lookup} chosenId={chosenId} choices={choices} onChoose={onChoose} />
      <AddLookup lookup={lookup} onAdded={onChoose} />
    </div>
  );
}
