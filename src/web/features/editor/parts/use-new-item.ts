// The state of the form for a new resource, and what pressing its button does.
import { type FormEvent, useState } from 'react';
import type { Rel } from '#template/template.ts';
import { checkName } from '../document/field-checks.ts';
import { addResource, formulasFor, freeResourceId } from '../document/resources/new-resource.ts';
import { flowIdsOf, rulesOf } from '../document/resources/section-rules.ts';
import { useTemplate, useTemplateDocument } from '../document-context.ts';
import { pickResource } from '../state.ts';

interface NewItemFields {
  readonly name: string;
  readonly rel: Rel;
  readonly formulaId: string;
  /** Only numbers that can be read arrive here. */
  readonly values: Readonly<Record<string, string>>;
}

/** Money comes in first; what is paid back is decided later. */
const noRepayment = {};

export function useNewItem(sectionId: string, onDone: () => void) {
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const rels = rulesOf(sectionId)?.rels ?? ['service'];
  const firstOf = (rel: Rel) => formulasFor(template, rel)[0]?.id ?? '';
  const [fields, setFields] = useState<NewItemFields>(() => {
    const rel = rels[0] ?? 'service';
    return { name: '', rel, formulaId: firstOf(rel), values: {} };
  });
  const [isAsked, setAsked] = useState(false);
  const formulas = formulasFor(template, fields.rel);
  const formula = formulas.find(({ id }) => id === fields.formulaId);
  const fault = checkName(fields.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (fault !== null || !formula) return;
    const { rel, name } = fields;
    const id = freeResourceId(template, rel);
    const values = flowIdsOf(rel).map((_, index) => (index === 0 ? fields.values : noRepayment));
    edit(addResource(template, id, { sectionId, rel, name: name.trim(), formula, values }));
    pickResource(sectionId, id);
    onDone();
  };
  const change = (part: Partial<NewItemFields>) => setFields((before) => ({ ...before, ...part }));
  const changeRel = (rel: Rel) => change({ rel, formulaId: firstOf(rel), values: {} });
  return { fields, rels, formulas, formula, change, changeRel, nameFault: isAsked ? fault : null, submit };
}
