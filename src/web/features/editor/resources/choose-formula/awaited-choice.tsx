// The choice of a formula, which is loaded when it is first shown; until then its name stands there.
import { TextInput } from '@mantine/core';
import { type ComponentProps, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { lazyPart } from '#web/api/lazy-part.ts';

const FormulaChoice = lazyPart(() => import('./formula-choice.tsx'), 'FormulaChoice');

type AwaitedChoiceProps = ComponentProps<typeof FormulaChoice>;

export function AwaitedChoice(props: AwaitedChoiceProps) {
  return (
    <Suspense fallback={<ChosenFormula {...props} />}>
      <FormulaChoice {...props} />
    </Suspense>
  );
}

/** What stands there meanwhile. */
export function ChosenFormula(props: Pick<AwaitedChoiceProps, 'formulas' | 'chosenId' | 'fallback'>) {
  const { formulas, chosenId, fallback } = props;
  const { formatMessage } = useIntl();
  const name = formulas.find(({ id }) => id === chosenId)?.name ?? fallback;
  return <TextInput label={formatMessage({ id: 'add.formula' })} value={name} readOnly />;
}
