// What stands out in a generated model against what is usual, and the one step that puts its prices right.
import { useEffect, useState } from 'react';
import { defineMessages } from 'react-intl';
import { useStore } from 'zustand';
import type { BetterPrices, LookedOver } from '#generate/look-over.ts';
import { useTemplateDocument, useTemplateFact } from '#web/features/editor/document/document-context.ts';
import { generator } from '../../generator/generator.ts';
import type { UnderstoodLine } from '../../generator/protocol.ts';
import { answeredChange } from '../../run/refined/answered-change.ts';
import type { RefinedSummary } from '../../run/refined/refined-template.ts';
import { madeQuestion } from '../../run/request/generation-question.ts';

export interface MovedPrices {
  readonly percent: number;
  /** Prices that were typed by hand stay. */
  readonly summary: RefinedSummary;
  /** The step that undo takes back, as long as it is the last one. */
  readonly step: unknown;
}

interface Findings {
  /** Null until the model was looked over. */
  readonly looked: LookedOver | null;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** What prices were moved by here, until something else is done. */
  readonly moved: MovedPrices | null;
  readonly movePrices: (prices: BetterPrices) => void;
  readonly undo: () => void;
}

const labels = defineMessages({
  up: { id: 'step.prices-up' },
  down: { id: 'step.prices-down' },
});

const labelOf = (percent: number) => ({
  message: percent > 0 ? labels.up : labels.down,
  values: { percent: String(Math.abs(percent)) },
});

/** Of the model as it was made, whatever was typed in it since. */
function useLookedOver(): LookedOver | null {
  const { store } = useTemplateDocument();
  const asked = useTemplateFact((template) => JSON.stringify(madeQuestion(template)));
  const [looked, setLooked] = useState<{ readonly asked: string; readonly found: LookedOver } | null>(null);
  useEffect(() => {
    let isNewest = true;
    const look = async () => {
      const found = await generator.lookOver(madeQuestion(store.getState().template)).catch(() => null);
      if (isNewest && found) setLooked({ asked, found });
    };
    void look();
    return () => {
      isNewest = false;
    };
  }, [asked, store]);
  return looked?.asked === asked ? looked.found : null;
}

export function useFindings(onMoved: (understood: UnderstoodLine) => void): Findings {
  const document = useTemplateDocument();
  const looked = useLookedOver();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [moved, setMoved] = useState<MovedPrices | null>(null);
  const isLast = useStore(
    document.store,
    ({ history }) => moved !== null && history.past.at(-1) === moved.step,
  );
  const movePrices = async ({ factor, percent }: BetterPrices) => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      const { template } = document.store.getState();
      const { change, summary, understood } = await answeredChange(
        template,
        { priceFactor: factor },
        labelOf(percent),
      );
      document.edit(change);
      void document.saver.save();
      setMoved({ percent, summary, step: document.store.getState().history.past.at(-1) });
      onMoved(understood);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ looked, isBusy, hasFailed, moved: isLast ? moved : null },
    movePrices: (prices) => void movePrices(prices),
    undo: () => {
      document.undo();
      setMoved(null);
    },
  };
}
