// The lookups of a new fixed asset: chosen if there are several, or added in place.

import { type LookupTermId, rels } from '#template/sections.ts';
import { useTemplate } from '../../document/document-context.ts';
import { lookupChoices } from '../../document/resources/resource-view.ts';
import { LookupChoice } from '../../fields/lookup-choice.tsx';
import classes from '../form/resource-dialog.module.css';
import type { ResourceForm } from '../form/resource-form.ts';
import { AddLookup } from './add-lookup.tsx';

interface FormLookupsProps {
  readonly form: ResourceForm;
  readonly onChange: (form: ResourceForm) => void;
}

export function FormLookups({ form, onChange }: FormLookupsProps) {
  return rels[form.rel].lookups.map((lookup) => (
    <FormLookup
      key={lookup}
      lookup={lookup}
      chosenId={form.lookups[lookup] ?? ''}
      onChoose={(id) => onChange({ ...form, lookups: { ...form.lookups, [lookup]: id } })}
    />
  ));
}

interface FormLookupProps {
  readonly lookup: LookupTermId;
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

function FormLookup({ lookup, chosenId, onChoose }: FormLookupProps) {
  const choices = lookupChoices(useTemplate(), lookup);
  return (
    <div className={classes.lookup}>
      <LookupChoice lookup={lookup} chosenId={chosenId} choices={choices} onChoose={onChoose} />
      <AddLookup lookup={lookup} onAdded={onChoose} />
    </div>
  );
}
