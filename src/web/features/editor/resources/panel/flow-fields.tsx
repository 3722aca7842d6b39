// One flow of a resource: its formula, and a field for each number the formula needs.
import { memo, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useShallow } from 'zustand/react/shallow';
import type { RelId } from '#template/sections.ts';
import type { Formula } from '#template/template.ts';
import { useNotify } from '#web/state/notices/notify.ts';
import { useLatest } from '#web/ui/hooks/use-latest.ts';
import { useTemplateDocument, useTemplateFact } from '../../document/document-context.ts';
import { formulasFor } from '../../document/resources/new-resource.ts';
import { clearedFrom, setFormula } from '../../document/resources/resource-edits.ts';
import { type FlowView, formulaOf, type ResourceView } from '../../document/resources/resource-view.ts';
import { readersOfLost } from '../../document/resources/row-readers.ts';
import { useAskReaders } from '../../session/state/use-ask-readers.ts';
import { AwaitedChoice } from '../choose-formula/awaited-choice.tsx';
import { AwaitedReference } from './awaited-reference.tsx';
import { FlowInput } from './flow-input.tsx';
import classes from './resource-editor.module.css';
import { StartField } from './start-field.tsx';

interface FlowFieldsProps {
  readonly resource: ResourceView;
  readonly flow: FlowView;
}

export function FlowFields({ resource, flow }: FlowFieldsProps) {
  const latest = useLatest(resource);
  return (
    <>
      <FormulaChoice
        {...{ latest, flowIndex: flow.index }}
        rel={resource.rel}
        formulaId={flow.formulaId}
        expression={flow.expression}
      />
      {flow.calculation === flow.expression && <p className={classes.formula}>{flow.expression}</p>}
      {flow.inputs.map((input) =>
        input.isReference && !input.isTyped ? (
          <AwaitedReference key={input.variableId} resource={resource} input={input} />
        ) : (
          <FlowInput key={input.variableId} {...{ resource, latest, flow, input }} />
        ),
      )}
      {flow.starts.map((start) => (
        <StartField key={start.row} {...{ resource, latest, flow, start }} />
      ))}
    </>
  );
}

/** Long enough to read several names. */
const clearedNoticeMs = 12_000;

interface FormulaChoiceProps {
  readonly latest: Readonly<RefObject<ResourceView>>;
  readonly flowIndex: number;
  readonly rel: RelId;
  readonly formulaId: string;
  readonly expression: string;
}

/** With only one formula there is nothing to choose. */
const FormulaChoice = memo(function FormulaChoice(choice: FormulaChoiceProps) {
  const { latest, flowIndex, rel, formulaId, expression } = choice;
  const { formatMessage, formatList } = useIntl();
  const { edit, store } = useTemplateDocument();
  const notify = useNotify();
  const askReaders = useAskReaders();
  const formulas = useTemplateFact(useShallow((template) => formulasFor(template, rel)));
  if (formulas.length < 2) return null;
  const choose = (formula: Formula) => {
    const { template } = store.getState();
    const { id, name } = latest.current;
    const before = formulaOf(template, formulaId);
    const isRead = before !== undefined && flowIndex === 0;
    const readers = isRead ? readersOfLost(template, [id], before, formula) : [];
    askReaders(readers, { kind: 'change-formula', of: name }, () => apply(formula));
  };
  const apply = (formula: Formula) => {
    const { template } = store.getState();
    const cleared = clearedFrom(template, latest.current, flowIndex, formula);
    edit(setFormula(template, latest.current, flowIndex, formula));
    if (cleared.length === 0) return;
    const names = formatList(cleared);
    notify({ message: formatMessage({ id: 'items.cleared' }, { names }), autoClose: clearedNoticeMs });
  };
  return (
    <AwaitedChoice
      formulas={formulas}
      chosenId={formulaId}
      fallback={expression}
      onChoose={(chosenId) => {
        const formula = formulas.find(({ id }) => id === chosenId);
        if (formula) choose(formula);
      }}
    />
  );
});
