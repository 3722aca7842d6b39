// The form of a formula: its name, its steps, its text, its variables, and what it gives.
import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Formula } from '#template/template.ts';
import { DiscardQuestion } from '#web/ui/discard-question.tsx';
import { checkName } from '../../document/checks/field-checks.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { type ReferenceReader, rowsReadingUsers } from '../../document/resources/reference-cycles.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import { type RenamedSteps, readersOfChanged } from '../../document/resources/row-readers.ts';
import { useAskReaders } from '../../session/state/use-ask-readers.ts';
import type { FlowForm } from '../form/resource-form.ts';
import classes from './formula.module.css';
import { saveFormula, usersOf } from './formula-edits.ts';
import {
  type FormulaForm,
  formulaFrom,
  maxExpressionLength,
  maxVariables,
  renamedSteps,
  variablesOf,
  withVariable,
} from './formula-form.ts';
import { ownNames } from './formula-names.ts';
import { LiveResult } from './live-result.tsx';
import { SlipHint } from './slip-hint.tsx';
import { BillingChoice, StepsEditor } from './steps-editor.tsx';
import { useFormulaFaults, useSlips } from './use-formula-faults.ts';
import { VariableFields } from './variable-fields.tsx';
import { withWords } from './writing/completion.ts';
import { ExpressionField } from './writing/expression-field.tsx';

/** A formula with what it was before, and the steps that have another name in it. */
export interface SavedFormula {
  readonly formula: Formula;
  readonly before: Formula | undefined;
  readonly renamed: RenamedSteps;
}

interface FormulaEditorProps {
  readonly reader: ReferenceReader;
  /** Whose numbers the result is worked out with. */
  readonly flow: FlowForm;
  readonly form: FormulaForm;
  /** Changes are not discarded without asking. */
  readonly isChanged: boolean;
  readonly onChange: (form: FormulaForm) => void;
  readonly onSaved: (change: SavedFormula) => void;
  readonly onClose: () => void;
}

export function FormulaEditor(props: FormulaEditorProps) {
  const { reader, flow, form, isChanged, onChange, onClose } = props;
  const [isAsking, setAsking] = useState(false);
  const { isAsked, save } = useSaving(props);
  /** Not for the form or the dialog around it. */
  const press = (event: KeyboardEvent) => {
    const isSaving = event.key === 'Enter' && event.target instanceof HTMLInputElement;
    if (!isSaving && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (isSaving) save();
    else if (isChanged) setAsking(!isAsking);
    else onClose();
  };
  return (
    <fieldset className={classes.editor} onKeyDown={press}>
      <legend>
        {form.id === null ? <FormattedMessage id="formula.add" /> : <FormattedMessage id="formula.edit" />}
      </legend>
      <FormulaTexts reader={reader} form={form} isAsked={isAsked} onChange={onChange} />
      <LiveResult reader={reader} flow={flow} form={form} />
      <Variables reader={reader} form={form} onChange={onChange} />
      <Users form={form} />
      <div className={classes.buttons}>
        <Button variant="default" size="xs" onClick={onClose}>
          <FormattedMessage id="app.cancel" />
        </Button>
        <Button size="xs" onClick={save}>
          <FormattedMessage id="formula.save" />
        </Button>
      </div>
      {isAsking && isChanged && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
    </fieldset>
  );
}

type FormPart = Pick<FormulaEditorProps, 'reader' | 'form' | 'onChange'>;

function Variables({ reader, form, onChange }: FormPart) {
  const template = useTemplate();
  const variables = variablesOf(form, template.language);
  return (
    <>
      {variables.length > maxVariables && (
        <p className={classes.fault}>
          <FormattedMessage id="formula.too-many" values={{ count: maxVariables }} />
        </p>
      )}
      {variables.slice(0, maxVariables).map((variable) => (
        <VariableFields
          key={variable.id}
          variable={variable}
          rel={reader.rel}
          refused={rowsReadingUsers(template, reader, form.id, variable.id)}
          onChange={(changed) => onChange(withVariable(form, changed))}
        />
      ))}
    </>
  );
}

function useSaving({ reader, form, onSaved }: FormulaEditorProps) {
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const askReaders = useAskReaders();
  const [isAsked, setAsked] = useState(false);
  const save = () => {
    setAsked(true);
    const formula = formulaFrom(template, form, reader.rel);
    if (!formula) return;
    const renamed = renamedSteps(form);
    const readers = readersOfChanged(template, formula, renamed);
    askReaders(readers, { kind: 'change-formula', of: formula.name }, () => {
      edit(saveFormula(template, formula, renamed));
      onSaved({ formula, before: formulaOf(template, formula.id), renamed });
    });
  };
  return { isAsked, save };
}

interface FormulaTextsProps extends FormPart {
  /** An empty name is no error before the first attempt to save. */
  readonly isAsked: boolean;
}

function FormulaTexts({ reader, form, isAsked, onChange }: FormulaTextsProps) {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const faultAt = useFormulaFaults(form);
  const slipAt = useSlips(form);
  const names = withWords(ownNames(form, template.language));
  const nameFault = isAsked ? checkName(form.name) : null;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const write = (expression: string) => onChange({ ...form, expression });
  const isBilled = reader.rel === 'service' || form.billing !== null;
  return (
    <>
      <TextInput
        ref={first}
        label={formatMessage({ id: 'formula.name' })}
        maxLength={200}
        autoComplete="off"
        value={form.name}
        error={nameFault && formatMessage(nameFault)}
        onChange={(event) => onChange({ ...form, name: event.currentTarget.value })}
      />
      <StepsEditor {...{ form, names, faultAt, slipAt, onChange }} />
      <ExpressionField
        label={formatMessage({ id: 'formula.text' })}
        hint={formatMessage({ id: 'formula.text-hint' })}
        maxLength={maxExpressionLength}
        names={names}
        value={form.expression}
        fault={faultAt('total')}
        onChange={write}
      />
      {!faultAt('total') && <SlipHint slip={slipAt('total')} text={form.expression} onTake={write} />}
      {isBilled && form.steps.length > 0 && (
        <BillingChoice form={form} fault={faultAt('billing')} onChange={onChange} />
      )}
    </>
  );
}

/** Changing a formula changes it for all resources that use it. */
function Users({ form }: { readonly form: FormulaForm }) {
  const template = useTemplate();
  const count = form.id === null ? 0 : usersOf(template, form.id).length;
  if (count < 2) return null;
  return (
    <p className={classes.note}>
      <FormattedMessage id="formula.users" values={{ count }} />
    </p>
  );
}
