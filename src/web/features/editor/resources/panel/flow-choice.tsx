// The choice of a flow's formula in the panel, which says what another formula clears, and asks first if others read what would go.
import type { RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { Formula } from '#template/template.ts';
import { useNotify } from '#web/state/notices/notify.ts';
import { useTemplateDocument } from '../../document/document-context.ts';
import { clearedFrom, setFormula } from '../../document/resources/apply-formula.ts';
import { formulaOf, type ResourceView } from '../../document/resources/resource-view.ts';
import { readersOfLost } from '../../document/resources/row-readers.ts';
import { useAskReaders } from '../../session/state/use-ask-readers.ts';
import { FormulaChoice } from '../choose-formula/formula-choice.tsx';

/** Long enough to read several names. */
const clearedNoticeMs = 12_000;

interface FlowChoiceProps {
  readonly latest: Readonly<RefObject<ResourceView>>;
  readonly flowIndex: number;
  readonly formulas: readonly Formula[];
  readonly chosenId: string;
  readonly fallback: string;
}

export function FlowChoice({ latest, flowIndex, formulas, chosenId, fallback }: FlowChoiceProps) {
  const { formatMessage, formatList } = useIntl();
  const { edit, store } = useTemplateDocument();
  const notify = useNotify();
  const askReaders = useAskReaders();
  const choose = (formula: Formula) => {
    const { template } = store.getState();
    const { id, name } = latest.current;
    const before = formulaOf(template, chosenId);
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
    <FormulaChoice
      {...{ formulas, chosenId, fallback }}
      onChoose={(id) => {
        const formula = formulas.find((one) => one.id === id);
        if (formula) choose(formula);
      }}
    />
  );
}
