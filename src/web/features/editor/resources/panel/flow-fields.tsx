// One flow of a resource: its formula, and a field for each number the formula needs.
import { memo, type RefObject, Suspense } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { type RelId, rels } from '#template/sections.ts';
import { lazyPart } from '#web/api/lazy-part.ts';
import { useLatest } from '#web/ui/hooks/use-latest.ts';
import { useTemplateFact } from '../../document/document-context.ts';
import { formulasFor } from '../../document/resources/formulas-for.ts';
import { type FlowView, formulaOf, type ResourceView } from '../../document/resources/resource-view.ts';
import { ChosenFormula } from '../choose-formula/awaited-choice.tsx';
import { FlowBlock } from '../formula/flow-block.tsx';
import { AwaitedReference } from './awaited-reference.tsx';
import { FlowInput } from './flow-input.tsx';
import { OnceHint } from './lazy-fields.tsx';
import classes from './resource-editor.module.css';
import { StartField } from './start-field.tsx';

const FlowChoice = lazyPart(() => import('./flow-choice.tsx'), 'FlowChoice');

interface FlowFieldsProps {
  readonly resource: ResourceView;
  readonly flow: FlowView;
}

export function FlowFields({ resource, flow }: FlowFieldsProps) {
  const latest = useLatest(resource);
  const formula = useTemplateFact((template) => formulaOf(template, flow.formulaId));
  return (
    <>
      <FormulaChoice
        {...{ latest, flowIndex: flow.index }}
        rel={resource.rel}
        formulaId={flow.formulaId}
        expression={flow.expression}
      />
      {flow.calculation === flow.expression && <p className={classes.formula}>{flow.expression}</p>}
      <FlowBlock formula={formula}>
        {flow.inputs.map((input) =>
          input.isReference && !input.isTyped ? (
            <AwaitedReference key={input.variableId} resource={resource} input={input} />
          ) : (
            <FlowInput key={input.variableId} {...{ resource, latest, flow, input }} />
          ),
        )}
      </FlowBlock>
      {rels[resource.rel].isOnce === true && <OnceHint resource={resource} flowIndex={flow.index} />}
      {flow.starts.map((start) => (
        <StartField key={start.row} {...{ resource, latest, flow, start }} />
      ))}
    </>
  );
}

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
  const formulas = useTemplateFact(useShallow((template) => formulasFor(template, rel)));
  if (formulas.length < 2) return null;
  const shown = { formulas, chosenId: formulaId, fallback: expression };
  return (
    <Suspense fallback={<ChosenFormula {...shown} />}>
      <FlowChoice {...{ latest, flowIndex }} {...shown} />
    </Suspense>
  );
});
