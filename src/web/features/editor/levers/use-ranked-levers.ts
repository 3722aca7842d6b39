// The inputs that move a sheet most: measured once nobody types, and again if the model has changed before somebody comes back.
import { useEffect, useState } from 'react';
import type { Template } from '#template/template.ts';
import { WhenIdle } from '#web/ui/hooks/when-idle.ts';
import { useCalculated, useCalculation, useRanked } from '../calculation/calculation-client.ts';
import type { OutputSheetId } from '../calculation/levers/headlines.ts';
import type { LeverAnswer } from '../calculation/levers/rank-levers.ts';
import { useTemplateDocument } from '../document/document-context.ts';
import { perDocument } from '../document/document-store.ts';
import { leversOf } from './model-levers.ts';

/** Numbers the states of a template, so that an answer can be told from one about another state. */
class Stamps {
  readonly #known = new WeakMap<Template, number>();
  #last = 0;

  of(template: Template): number {
    const known = this.#known.get(template);
    if (known !== undefined) return known;
    this.#last += 1;
    this.#known.set(template, this.#last);
    return this.#last;
  }
}

const stampsOf = perDocument(() => new Stamps());

/** Null until it is known. What changes while it is shown leaves its order as it is. */
export function useRankedLevers(sheetId: OutputSheetId, scenario: number): LeverAnswer | null {
  const open = useTemplateDocument();
  const calculation = useCalculation();
  const [stamp] = useState(() => stampsOf(open).of(open.store.getState().template));
  const run = useCalculated((calculated) => calculated.run);
  const key = `${sheetId} ${scenario}`;
  const answer = useRanked(key) ?? null;
  const isFresh = answer?.stamp === stamp;
  useEffect(() => {
    if (run === 0 || isFresh) return;
    const idle = new WhenIdle(() => {
      const rows = leversOf(open.store.getState().template, scenario).map(({ row }) => row);
      calculation.rank({ key, stamp, sheetId, scenario: scenario + 1, rows });
    });
    idle.ask();
    return () => idle.cancel();
  }, [run, isFresh, open, calculation, key, stamp, sheetId, scenario]);
  return answer;
}
