// The form of a formula: its name, its text, and its variables.
import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Formula } from '#template/template.ts';
import { DiscardQuestion } from '#web/ui/discard-question.tsx';
import { checkName } from '../../document/checks/field-checks.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { type ReferenceReader, rowsReadingUsers } from '../../document/resources/reference-cycles.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import { readersOfChanged } from '../../document/resources/row-readers.ts';
import { useAskReaders } from '../actions/use-ask-readers.ts';
import classes from './formula.module.css';
import { saveFormula, usersOf } from './formula-edits.ts';
import {
  type FormulaForm,
  formulaFrom,
  maxExpressionLength,
  maxVariables,
  variablesOf,
  withVariable,
} from './formula-form.ts';
import { useExpressionFault } from './use-expression-fault.ts';
import { VariableFields } from './variable-fields.tsx';

interface FormulaEditorProps {
  readonly reader: ReferenceReader;
  readonly form: FormulaForm;
  /** Changes are not discarded without asking. */
  readonly isChanged: boolean;
  readonly onChange: (form: FormulaForm) => void;
  readonly onSaved: (saved: Formula, before: Formula | undefined) => void;
  readonly onClose: () => void;
}

export function FormulaEditor(props: FormulaEditorProps) {
  const { reader, form, isChanged, onChange, onClose } = props;
  const [isAsking, setAsking] = useState(false);
  const template = useTemplate();
  const { isAsked, save } = useSaving(props);
  const variables = variablesOf(form, template.language);
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
      <FormulaTexts form={form} isAsked={isAsked} onChange={onChange} />
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

function useSaving({ reader, form, onSaved }: FormulaEditorProps) {
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const askReaders = useAskReaders();
  const [isAsked, setAsked] = useState(false);
  const save = () => {
    setAsked(true);
    const formula = formulaFrom(template, form, reader.rel);
    if (!formula) return;
    askReaders(readersOfChanged(template, formula), { kind: 'change-formula', of: formula.name }, () => {
      edit(saveFormula(template, formula));
      onSaved(formula, formulaOf(template, formula.id));
    });
  };
  return { isAsked, save };
}

interface FormulaTextsProps extends Pick<FormulaEditorProps, 'form' | 'onChange'> {
  /** An empty name is no error before the first attempt to save. */
  readonly isAsked: boolean;
}

function FormulaTexts({ form, isAsked, onChange }: FormulaTextsProps) {
  const { formatMessage } = useIntl();
  const fault = useExpressionFault(form);
  const nameFault = isAsked ? checkName(form.name) : null;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
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
      <TextInput
        classNames={{ input: classes.text ?? '' }}
        label={formatMessage({ id: 'formula.text' })}
        description={formatMessage({ id: 'formula.text-hint' })}
        maxLength={maxExpressionLength}
        autoComplete="off"
        spellCheck={false}
        value={form.expression}
        error={fault}
        onChange={(event) => onChange({ ...form, expression: event.currentTarget.value })}
      />
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
