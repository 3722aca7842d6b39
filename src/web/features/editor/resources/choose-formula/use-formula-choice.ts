// The state of the choice of a formula: what is typed, which one is picked, and what the keys do.
import { type KeyboardEvent, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { wordsOfFormula } from '#catalog/formula-topics.ts';
import type { Formula } from '#template/template.ts';
import { afterKey } from '#web/ui/picked-list/after-key.ts';
import { type FormulaGroup, findFormulas, type OfferedFormula } from './find-formulas.ts';
import { calculationText, exampleOf, namesOfFormula } from './formula-examples.ts';
import { groupTitles } from './group-titles.ts';

const linesOfPage = 5;

export interface FormulaChoosing {
  readonly formulas: readonly Formula[];
  readonly chosenId: string;
  readonly onChoose: (id: string) => void;
}

function useOffered(formulas: readonly Formula[]): readonly OfferedFormula[] {
  const { formatMessage } = useIntl();
  return useMemo(
    () =>
      formulas.map((formula) => {
        const { id, name } = formula;
        const example = exampleOf(formula);
        return {
          ...{ id, name },
          example: example ? formatMessage(example) : calculationText(formula),
          isExample: example !== null,
          words: `${namesOfFormula(id)} ${wordsOfFormula(id)}`,
        };
      }),
    [formulas, formatMessage],
  );
}

export function useFormulaChoice({ formulas, chosenId, onChoose }: FormulaChoosing) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState<string | null>(null);
  const [pickedId, setPickedId] = useState<string | null>(null);
  const offered = useOffered(formulas);
  const isOpen = search !== null;
  const groups: readonly FormulaGroup[] = useMemo(
    () =>
      search === null ? [] : findFormulas(offered, search, (group) => formatMessage(groupTitles[group])),
    [offered, search, formatMessage],
  );
  const shown = groups.flatMap((group) => group.formulas);
  const picked = shown.find(({ id }) => id === pickedId) ?? shown[0];
  const close = () => setSearch(null);
  const open = () => {
    if (isOpen) return;
    setSearch('');
    setPickedId(chosenId);
  };
  /** In a closed field the name stands before what is typed. */
  const type = (text: string) => {
    const name = formulas.find(({ id }) => id === chosenId)?.name ?? '';
    setSearch(isOpen ? text : text.replace(name, ''));
    setPickedId(null);
  };
  const choose = ({ id }: OfferedFormula) => {
    close();
    if (id !== chosenId) onChoose(id);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    // Keys pressed during composition belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const isOpening = !isOpen && ['ArrowDown', 'ArrowUp', ' '].includes(event.key);
    const next =
      isOpen && picked ? afterKey(event.key, shown.indexOf(picked), shown.length, linesOfPage) : undefined;
    if (isOpening) open();
    else if (isOpen && event.key === 'Escape') close();
    else if (isOpen && event.key === 'Enter') picked && choose(picked);
    else if (next !== undefined) setPickedId(shown[next]?.id ?? null);
    else return;
    // Neither the form nor the dialog around it is saved or closed.
    event.preventDefault();
    event.stopPropagation();
  };
  const pick = ({ id }: OfferedFormula) => setPickedId(id);
  return {
    ...{ search: search ?? '', groups, picked, isOpen, open, close, type, keys },
    ...{ onPick: pick, onChoose: choose },
  };
}
