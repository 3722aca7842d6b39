// The state of the form for a new item, and what pressing its button does.
import { type FormEvent, useState } from 'react';
import { addItem, freeItemId, salesFormulas } from '../document/add-item.ts';
import { checkName } from '../document/field-checks.ts';
import { useTemplate, useTemplateDocument } from '../document-context.ts';
import { pickItem } from '../state.ts';

interface NewItemFields {
  readonly name: string;
  readonly formulaId: string;
  /** Only numbers that can be read arrive here. */
  readonly values: Readonly<Record<string, string>>;
}

export function useNewItem(onDone: () => void) {
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const formulas = salesFormulas(template);
  const [fields, setFields] = useState<NewItemFields>({
    name: '',
    formulaId: formulas[0]?.id ?? '',
    values: {},
  });
  const [isAsked, setAsked] = useState(false);
  const formula = formulas.find(({ id }) => id === fields.formulaId);
  const fault = checkName(fields.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault !== null || !formula) return;
    const id = freeItemId(template);
    edit(addItem(template, id, { name: fields.name.trim(), formula, values: fields.values }));
    pickItem(id);
    onDone();
  };
  const change = (part: Partial<NewItemFields>) => setFields((before) => ({ ...before, ...part }));
  return { fields, formulas, formula, change, nameFault: isAsked ? fault : null, submit };
}
