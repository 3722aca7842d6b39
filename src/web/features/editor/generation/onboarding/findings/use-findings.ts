// What stands out in a generated model against what is usual, and the one step that puts its prices right.
import { useEffect, useState } from 'react';
import { defineMessages } from 'react-intl';
import { useStore } from 'zustand';
import type { LookedOver } from '#generate/look-over.ts';
import type { BusinessAnswers } from '#template/fields.ts';
import { useTemplateDocument, useTemplateFact } from '#web/features/editor/document/document-context.ts';
import { generator } from '../../generator/generator.ts';
import type { UnderstoodLine } from '../../generator/protocol.ts';
import { answeredChange } from '../../run/refined/answered-change.ts';
import type { RefinedSummary } from '../../run/refined/refined-template.ts';
import { madeQuestion } from '../../run/request/generation-question.ts';

/** What one press changes: all prices, or pay and rent. */
export interface WayOut {
  readonly of: 'prices' | 'pay';
  readonly percent: number;
  readonly isAllUsual: boolean;
  readonly answers: BusinessAnswers;
}

export interface Moved extends Pick<WayOut, 'of' | 'percent'> {
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
  /** What was moved here, and by how much, until something else is done. */
  readonly moved: Moved | null;
  readonly move: (way: WayOut) => void;
  readonly undo: () => void;
}

const labels = {
  prices: defineMessages({ up: { id: 'step.prices-up' }, down: { id: 'step.prices-down' } }),
  pay: defineMessages({ up: { id: 'step.pay-up' }, down: { id: 'step.pay-down' } }),
};

const labelOf = ({ of, percent }: WayOut) => ({
  message: percent > 0 ? labels[of].up : labels[of].down,
  values: { percent: String(Math.abs(percent)) },
});

/** Null where nothing that is moved as a whole puts anything right. */
export function wayOutOf({ prices, pay }: LookedOver): WayOut | null {
  if (prices) return { ...prices, of: 'prices', answers: { priceFactor: prices.factor } };
  return pay ? { ...pay, of: 'pay', answers: { figures: [...pay.figures] } } : null;
}

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
  const [moved, setMoved] = useState<Moved | null>(null);
  const isLast = useStore(
    document.store,
    ({ history }) => moved !== null && history.past.at(-1) === moved.step,
  );
  const move = async (way: WayOut) => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    try {
      const { template } = document.store.getState();
      const { change, summary, understood } = await answeredChange(template, way.answers, labelOf(way));
      document.edit(change);
      void document.saver.save();
      const { of, percent } = way;
      setMoved({ of, percent, summary, step: document.store.getState().history.past.at(-1) });
      onMoved(understood);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return {
    ...{ looked, isBusy, hasFailed, moved: isLast ? moved : null },
    move: (way) => void move(way),
    undo: () => {
      document.undo();
      setMoved(null);
    },
  };
}
