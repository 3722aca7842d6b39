// The form of a formula: what it is called, its text, and what each of the variables in it is.
import { Button, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Formula } from '#template/template.ts';
import { DiscardQuestion } from '#web/ui/discard-question.tsx';
import { checkName } from '../../document/checks/field-checks.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import { type Reader, rowsReadingUsers } from '../../document/resources/reference-cycles.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import classes from './formula.module.css';
import { saveFormula, usersOf } from './formula-edits.ts';
import {
  type FormulaDraft,
  formulaFrom,
  maxExpressionLength,
  maxVariables,
  variablesOf,
  withVariable,
} from './formula-form.ts';
import { useExpressionFault } from './use-expression-fault.ts';
import { VariableFields } from './variable-fields.tsx';

interface FormulaEditorProps {
  readonly reader: Reader;
  readonly draft: FormulaDraft;
  /** What was changed does not go unasked. */
  readonly isChanged: boolean;
  readonly onChange: (draft: FormulaDraft) => void;
  readonly onSaved: (saved: Formula, before: Formula | undefined) => void;
  readonly onClose: () => void;
}

/** Escape leaves the formula, not the dialog around it. */
const ownEscape = { 'data-mantine-stop-propagation': 'true' } as const;

export function FormulaEditor(props: FormulaEditorProps) {
  const { reader, draft, isChanged, onChange, onClose } = props;
  const [isAsking, setAsking] = useState(false);
  const template = useTemplate();
  const { isAsked, save } = useSaving(props);
  const variables = variablesOf(draft, template.language);
  /** The form around it is not meant. */
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
        {draft.id === null ? <FormattedMessage id="formula.add" /> : <FormattedMessage id="formula.edit" />}
      </legend>
      <FormulaTexts draft={draft} isAsked={isAsked} onChange={onChange} />
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
          refused={rowsReadingUsers(template, reader, draft.id, variable.id)}
          onChange={(changed) => onChange(withVariable(draft, changed))}
        />
      ))}
      <Users draft={draft} />
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

function useSaving({ reader, draft, onSaved }: FormulaEditorProps) {
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const [isAsked, setAsked] = useState(false);
  const save = () => {
    setAsked(true);
    const formula = formulaFrom(template, draft, reader.rel);
    if (!formula) return;
    edit(saveFormula(template, formula));
    onSaved(formula, formulaOf(template, formula.id));
  };
  return { isAsked, save };
}

interface FormulaTextsProps extends Pick<FormulaEditorProps, 'draft' | 'onChange'> {
  /** Before it was to be saved an empty name is no fault. */
  readonly isAsked: boolean;
}

function FormulaTexts({ draft, isAsked, onChange }: FormulaTextsProps) {
  const { formatMessage } = useIntl();
  const fault = useExpressionFault(draft);
  const nameFault = isAsked ? checkName(draft.name) : null;
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <TextInput
        {...ownEscape}
        ref={first}
        label={formatMessage({ id: 'formula.name' })}
        maxLength={200}
        autoComplete="off"
        value={draft.name}
        error={nameFault && formatMessage(nameFault)}
        onChange={(event) => onChange({ ...draft, name: event.currentTarget.value })}
      />
      <TextInput
        {...ownEscape}
        classNames={{ input: classes.text ?? '' }}
        label={formatMessage({ id: 'formula.text' })}
        description={formatMessage({ id: 'formula.text-hint' })}
        maxLength={maxExpressionLength}
        autoComplete="off"
        spellCheck={false}
        value={draft.expression}
        error={fault}
        onChange={(event) => onChange({ ...draft, expression: event.currentTarget.value })}
      />
    </>
  );
}

/** Whoever changes a formula changes it for all. */
function Users({ draft }: { readonly draft: FormulaDraft }) {
  const template = useTemplate();
  const count = draft.id === null ? 0 : usersOf(template, draft.id).length;
  if (count < 2) return null;
  return (
    <p className={classes.note}>
      <FormattedMessage id="formula.users" values={{ count }} />
    </p>
  );
}
