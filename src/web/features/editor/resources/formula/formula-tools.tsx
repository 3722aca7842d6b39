// The formula actions of entitled users: add one, change or delete the chosen one.
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTool, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import type { Formula } from '#template/template.ts';
import { useUnsavedInDialog } from '#web/ui/unsaved-in-dialog.ts';
import { useTemplate, useTemplateDocument } from '../../document/document-context.ts';
import type { ReferenceReader } from '../../document/resources/reference-cycles.ts';
import type { FlowForm } from '../form/resource-form.ts';
import classes from './formula.module.css';
import { FormulaEditor, type SavedFormula } from './formula-editor.tsx';
import { deleteFormula, type FormulaInUse, formulaUse } from './formula-edits.ts';
import { type FormulaForm, formOfFormula, newFormulaForm } from './formula-form.ts';

interface FormulaToolsProps {
  readonly reader: ReferenceReader;
  readonly flow: FlowForm;
  readonly formulas: readonly Formula[];
  readonly chosenId: string;
  readonly onSaved: (change: SavedFormula) => void;
  readonly onChoose: (id: string) => void;
}

export function FormulaTools(props: FormulaToolsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={classes.tools}>
      <Button
        className={classes.toggle ?? ''}
        variant="subtle"
        color="gray"
        size="compact-sm"
        leftSection={<IconTool size={15} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? <FormattedMessage id="formula.hide-tools" /> : <FormattedMessage id="formula.show-tools" />}
      </Button>
      {isOpen && <Tools {...props} />}
    </div>
  );
}

function Tools({ reader, flow, formulas, chosenId, onSaved, onChoose }: FormulaToolsProps) {
  const template = useTemplate();
  const { edit } = useTemplateDocument();
  const [form, setForm] = useState<FormulaForm | null>(null);
  const [begun, setBegun] = useState<FormulaForm | null>(null);
  const [kept, setKept] = useState<FormulaInUse | null>(null);
  const tools = useRestoreFocus(form);
  const isChanged = form !== null && form !== begun;
  useUnsavedInDialog(isChanged);
  const chosen = formulas.find(({ id }) => id === chosenId);
  const begin = (first: FormulaForm) => {
    setKept(null);
    setBegun(first);
    setForm(first);
  };
  const remove = (formula: Formula) => {
    const why = formulaUse(template, formula);
    setKept(why);
    if (why) return;
    const next = formulas.find(({ id }) => id !== formula.id);
    if (next) onChoose(next.id);
    edit(deleteFormula(formula));
  };
  const saved = ({ before = chosen, ...change }: SavedFormula) => {
    onSaved({ ...change, before });
    setForm(null);
  };
  if (form) {
    const close = () => setForm(null);
    return (
      <FormulaEditor
        {...{ reader, flow, form, isChanged }}
        onChange={setForm}
        onSaved={saved}
        onClose={close}
      />
    );
  }
  return (
    <>
      <div ref={tools} className={classes.buttons}>
        <Tool icon={<IconPlus size={14} />} onClick={() => begin(newFormulaForm())}>
          <FormattedMessage id="formula.add" />
        </Tool>
        {chosen && chosen.canEdit !== false && (
          <>
            <Tool icon={<IconPencil size={14} />} onClick={() => begin(formOfFormula(chosen))}>
              <FormattedMessage id="formula.edit" />
            </Tool>
            <Tool icon={<IconTrash size={14} />} onClick={() => remove(chosen)}>
              <FormattedMessage id="formula.delete" />
            </Tool>
          </>
        )}
      </div>
      {kept && <FormulaUseHint kept={kept} />}
    </>
  );
}

/** The button that opened the form is removed while the form is open, and the focus would be lost. */
function useRestoreFocus(form: FormulaForm | null) {
  const tools = useRef<HTMLDivElement>(null);
  const left = useRef<FormulaForm | null>(null);
  useEffect(() => {
    const before = left.current;
    left.current = form;
    if (form !== null || before === null) return;
    const [add, change] = tools.current?.querySelectorAll('button') ?? [];
    (before.id === null ? add : change)?.focus();
  }, [form]);
  return tools;
}

interface ToolProps {
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

const Tool = ({ icon, onClick, children }: ToolProps) => (
  <Button variant="default" size="compact-sm" leftSection={icon} onClick={onClick}>
    {children}
  </Button>
);

function FormulaUseHint({ kept }: { readonly kept: FormulaInUse }) {
  return (
    <p className={classes.fault} role="alert">
      {kept.why === 'used' ? (
        <FormattedMessage id="formula.is-used" values={{ names: <FormattedList value={kept.by} /> }} />
      ) : (
        <FormattedMessage id="formula.is-only" />
      )}
    </p>
  );
}
