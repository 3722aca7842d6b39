// The fields of a resource form: its name, the formula of each flow, its lookups and its terms.

import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { RelId, ResourceSectionId } from '#template/sections.ts';
import { useTemplate } from '../../document/document-context.ts';
import { partOfTwo } from '../../document/resources/flow-part.ts';
import { flowsThatCount } from '../../document/resources/funding.ts';
import { flowNames, isOneNumber, isRepeated, termNamesOf } from '../../document/resources/resource-names.ts';
import { currencyName } from '../../document/resources/resource-view.ts';
import { joinedHint, useInAllScenarios } from '../../session/view/use-in-all-scenarios.ts';
import classes from '../form/resource-dialog.module.css';
import {
  askedTermsOf,
  changedTermsOf,
  emptyResourceForm,
  hasNamesake,
  type ResourceForm,
  termFault,
  typedName,
  withFlow,
  withTaxName,
} from '../form/resource-form.ts';
import { CompanyTerms } from './company-terms.tsx';
import { FormFlow } from './form-flow.tsx';
import { FormLookups } from './form-lookups.tsx';
import { FormSum } from './form-sum.tsx';
import { FormValue } from './form-value.tsx';
import { KindChoice } from './kind-choice.tsx';
import { LoanFormSchedule } from './loan-form-schedule.tsx';
import type { MarkOf } from './mark-of.ts';
import { RepaymentSelect } from './repayment-select.tsx';

interface FormFieldsProps {
  readonly sectionId: ResourceSectionId;
  readonly form: ResourceForm;
  readonly nameFault: MessageDescriptor | null;
  /** An existing resource keeps its kind, and all its terms can be changed. */
  readonly isExisting?: boolean;
  readonly markOf?: MarkOf;
  readonly onChange: (form: ResourceForm) => void;
}

export function FormFields(props: FormFieldsProps) {
  const { sectionId, form, nameFault, isExisting = false, onChange } = props;
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const changeRel = (rel: RelId) => {
    const changed = { ...emptyResourceForm(template, rel), name: typedName(form) };
    onChange(withTaxName(template, changed, formatMessage({ id: 'add.vat' })));
  };
  return (
    <>
      <TextInput
        label={formatMessage({ id: 'items.name' })}
        maxLength={200}
        autoComplete="off"
        value={form.name}
        error={nameFault && formatMessage(nameFault)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...(hasNamesake(template, sectionId, form) && {
          description: formatMessage({ id: 'items.name-taken' }),
        })}
        onChange={(event) => onChange({ ...form, name: event.currentTarget.value })}
      />
      {!isExisting && <KindChoice sectionId={sectionId} rel={form.rel} onChange={changeRel} />}
      {form.rel === 'driver' && <DriverUnits form={form} onChange={onChange} />}
      {form.way !== undefined && (
        <RepaymentSelect way={form.way} onChoose={(way) => onChange({ ...form, way })} />
      )}
      <FormFlows {...props} />
      <FormLookups form={form} onChange={onChange} />
      <FormTerms {...props} />
      {form.way !== undefined && <LoanFormSchedule sectionId={sectionId} form={form} />}
    </>
  );
}

function FormFlows({ form, isExisting = false, markOf, onChange }: FormFieldsProps) {
  const { formatMessage } = useIntl();
  const isTwoWay = form.flows.length > 1;
  const headingId = useId();
  return flowsThatCount(form.flows, form.way).map((flow, index) => {
    const name = partOfTwo(form.rel, index);
    return (
      <div
        key={name}
        className={classes.flow}
        data-group
        {...(isTwoWay && { role: 'group', 'aria-labelledby': `${headingId}${name}` })}
      >
        {isTwoWay && (
          <h3 className={classes.heading} id={`${headingId}${name}`}>
            {formatMessage(flowNames[name])}
          </h3>
        )}
        <FormFlow
          reader={{ id: form.id ?? null, rel: form.rel, flowIndex: index }}
          {...{ form, flow }}
          markOf={markOf}
          onChange={(changed) => onChange(withFlow(form, index, changed))}
        />
        {!isExisting && form.rel !== 'seasonality' && <FormSum rel={form.rel} flow={flow} />}
      </div>
    );
  });
}

function DriverUnits({ form, onChange }: Pick<FormFieldsProps, 'form' | 'onChange'>) {
  const { formatMessage } = useIntl();
  return (
    <TextInput
      label={formatMessage({ id: 'editor.units' })}
      description={formatMessage({ id: 'items.driver-units' })}
      maxLength={50}
      autoComplete="off"
      value={form.units ?? ''}
      onChange={(event) => onChange({ ...form, units: event.currentTarget.value })}
    />
  );
}

function FormTerms({ form, isExisting = false, markOf, onChange }: FormFieldsProps) {
  const { formatMessage } = useIntl();
  const inAll = useInAllScenarios();
  const currency = currencyName(useTemplate());
  return (isExisting ? changedTermsOf(form) : askedTermsOf(form)).map((term) => {
    const { name, units, hint } = termNamesOf(form.rel, term);
    const value = form.terms[term] ?? '';
    const enter = (text: string) => onChange({ ...form, terms: { ...form.terms, [term]: text } });
    return (
      <div key={term}>
        <FormValue
          name={formatMessage(name)}
          units={formatMessage(units, { currency })}
          value={value}
          fault={termFault(form, term)}
          isExpandable={!isOneNumber(term)}
          isRepeated={isRepeated(term)}
          mark={markOf?.({ term }, formatMessage(name))}
          {...joinedHint([hint && formatMessage(hint), isExisting && inAll])}
          onChange={enter}
        />
        <CompanyTerms rel={form.rel} term={term} value={value} onEmpty={() => enter('')} />
      </div>
    );
  });
}
