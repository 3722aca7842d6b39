// The formula of a flow: a choice if there are several; those who may write formulas edit them here.
import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Formula } from '#template/template.ts';
import { lazyPart } from '#web/api/lazy-part.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { useTemplate } from '../../document/document-context.ts';
import { formulasFor } from '../../document/resources/formulas-for.ts';
import type { ReferenceReader } from '../../document/resources/reference-cycles.ts';
import { formulaOf } from '../../document/resources/resource-view.ts';
import { AwaitedChoice } from '../choose-formula/awaited-choice.tsx';
import { valuesForFormula, withFormula } from '../form/change-form-formula.ts';
import type { FlowForm } from '../form/resource-form.ts';
import classes from './formula.module.css';
import type { SavedFormula } from './formula-editor.tsx';

const FormulaTools = lazyPart(() => import('./formula-tools.tsx'), 'FormulaTools');

interface FormulaPickerProps {
  readonly reader: ReferenceReader;
  readonly flow: FlowForm;
  readonly onChange: (flow: FlowForm) => void;
}

export function FormulaPicker({ reader, flow, onChange }: FormulaPickerProps) {
  const template = useTemplate();
  const { userCanWriteFormulas } = useVisitor();
  const formulas = choices(formulasFor(template, reader.rel), formulaOf(template, flow.formulaId));
  const choose = (id: string) => onChange(withFormula(template, reader, flow, id));
  const take = (change: SavedFormula) => onChange(valuesForFormula(template, reader, flow, change));
  return (
    <div className={classes.picker}>
      <Choice formulas={formulas} chosenId={flow.formulaId} onChoose={choose} />
      {userCanWriteFormulas && (
        <Suspense fallback={null}>
          <FormulaTools
            reader={reader}
            flow={flow}
            formulas={formulas}
            chosenId={flow.formulaId}
            onSaved={take}
            onChoose={choose}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A formula that is not allowed for new resources stays where it is used. */
const choices = (fitting: readonly Formula[], own: Formula | undefined): readonly Formula[] =>
  own && !fitting.includes(own) ? [own, ...fitting] : fitting;

interface ChoiceProps {
  readonly formulas: readonly Formula[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

function Choice({ formulas, chosenId, onChoose }: ChoiceProps) {
  const [only] = formulas;
  const isKnown = formulas.some(({ id }) => id === chosenId);
  if (formulas.length === 1 && only && isKnown) {
    return (
      <p className={classes.only}>
        {only.name} <FormattedMessage id="add.only-formula" />
      </p>
    );
  }
  return <AwaitedChoice formulas={formulas} chosenId={chosenId} fallback={chosenId} onChoose={onChoose} />;
}
