// The fields of a resource in a form: its name, how each of its flows is calculated, what it takes from others, its terms.
import { TextInput } from '@mantine/core';
import { useId } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import type { RelId } from '#template/sections.ts';
import { useTemplate } from '../../document/document-context.ts';
import { flowNames, termNames } from '../../document/resources/resource-names.ts';
import { termsOf } from '../../document/resources/section-rules.ts';
import { hintOf, useInAllScenarios } from '../../session/view/use-in-all-scenarios.ts';
import classes from '../form/resource-dialog.module.css';
import {
  askedTermsOf,
  emptyDraft,
  hasNamesake,
  type ResourceDraft,
  withFlow,
} from '../form/resource-form.ts';
import { DraftFlow } from './form-flow.tsx';
import { DraftLookups } from './form-lookups.tsx';
import { DraftSum } from './form-sum.tsx';
import { DraftValue } from './form-value.tsx';
import { KindChoice } from './kind-choice.tsx';
import type { MarkOf } from './mark-of.ts';

interface DraftFieldsProps {
  readonly sectionId: string;
  readonly draft: ResourceDraft;
  readonly nameFault: MessageDescriptor | null;
  /** What is there already keeps its kind, and all its terms can be changed. */
  readonly isExisting?: boolean;
  readonly markOf?: MarkOf;
  readonly onChange: (draft: ResourceDraft) => void;
}

export function DraftFields(props: DraftFieldsProps) {
  const { sectionId, draft, nameFault, isExisting = false, markOf, onChange } = props;
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const changeRel = (rel: RelId) => onChange({ ...emptyDraft(template, rel), name: draft.name });
  const isTwoWay = draft.flows.length > 1;
  const headingId = useId();
  return (
    <>
      <TextInput
        label={formatMessage({ id: 'items.name' })}
        maxLength={200}
        autoComplete="off"
        value={draft.name}
        error={nameFault && formatMessage(nameFault)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...(hasNamesake(template, sectionId, draft) && {
          description: formatMessage({ id: 'items.name-taken' }),
        })}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      {!isExisting && <KindChoice sectionId={sectionId} rel={draft.rel} onChange={changeRel} />}
      {draft.flows.map((flow, index) => {
        const name = index === 0 ? 'drawdown' : 'repayment';
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
            <DraftFlow
              reader={{ id: draft.id ?? null, rel: draft.rel, flowIndex: index }}
              flow={flow}
              markOf={markOf}
              onChange={(changed) => onChange(withFlow(draft, index, changed))}
            />
            {!isExisting && <DraftSum rel={draft.rel} flow={flow} />}
          </div>
        );
      })}
      <DraftLookups draft={draft} onChange={onChange} />
      <DraftTerms {...props} />
    </>
  );
}

function DraftTerms({ draft, isExisting = false, markOf, onChange }: DraftFieldsProps) {
  const { formatMessage } = useIntl();
  const inAll = useInAllScenarios();
  return (isExisting ? termsOf : askedTermsOf)(draft.rel).map((term) => {
    const { name, units, isOfCompany } = termNames[term];
    return (
      <DraftValue
        key={term}
        name={formatMessage(name)}
        units={formatMessage(units)}
        value={draft.terms[term] ?? ''}
        mark={markOf?.({ term }, formatMessage(name))}
        {...hintOf([isOfCompany && formatMessage({ id: 'term.empty-wc' }), isExisting && inAll])}
        onChange={(text) => onChange({ ...draft, terms: { ...draft.terms, [term]: text } })}
      />
    );
  });
}
