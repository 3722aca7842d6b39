// The schedule of the loan in a form, as the model would calculate it with what is typed.
import { create } from 'mutative';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ResourceSectionId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { useCalculation, useSchedule } from '../../calculation/calculation-client.ts';
import { useTemplate } from '../../document/document-context.ts';
import { addResources } from '../../document/resources/new-resource.ts';
import { resourcesOf } from '../../document/resources/resource-view.ts';
import { useScenario } from '../../session/state/use-scenario.ts';
import { saveEditedResource } from '../form/edited-resource.ts';
import { formOfResource } from '../form/form-of-resource.ts';
import { newResourceOf, type ResourceForm } from '../form/resource-form.ts';
import { LoanSchedule } from './loan-schedule.tsx';

interface LoanFormScheduleProps {
  readonly sectionId: ResourceSectionId;
  readonly form: ResourceForm;
}

export function LoanFormSchedule({ sectionId, form }: LoanFormScheduleProps) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const calculation = useCalculation();
  const { index } = useScenario(template);
  const typed = useDeferredValue(form);
  const unnamed = formatMessage({ id: 'rel.loan' });
  const key = `form ${form.id ?? ''}`;
  const model = useMemo(
    () => modelWith(template, sectionId, { ...typed, name: typed.name.trim() || unnamed }, index),
    [template, sectionId, typed, unnamed, index],
  );
  useEffect(() => {
    if (model)
      calculation.schedule({
        key,
        resourceId: model.resourceId,
        model: { template: model.template, scenario: index + 1 },
      });
  }, [calculation, key, model, index]);
  return <LoanSchedule schedule={useSchedule(key)} />;
}

interface ModelWithLoan {
  readonly template: Template;
  readonly resourceId: string;
}

/** Null while something typed cannot be read: the last schedule stays. */
function modelWith(
  template: Template,
  sectionId: ResourceSectionId,
  form: ResourceForm,
  scenario: number,
): ModelWithLoan | null {
  if (form.id !== undefined) {
    const resource = resourcesOf(template, sectionId, scenario).find(({ id }) => id === form.id);
    const before = resource && formOfResource(resource);
    const change = before && saveEditedResource({ template, resource, before, after: form, scenario });
    return change ? { template: create(template, change.recipe), resourceId: form.id } : null;
  }
  const wanted = newResourceOf(template, sectionId, form);
  if (!wanted) return null;
  const { change, ids } = addResources(template, [wanted]);
  return { template: create(template, change.recipe), resourceId: ids[0] ?? '' };
}
