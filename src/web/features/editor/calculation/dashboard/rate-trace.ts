// Says a rate of return that means nothing in words where a number is explained; its formula keeps the number.
import type { Values } from '#evaluate/evaluate.ts';
import type { Language } from '#language/language.ts';
import type { Trace, TracedCell } from '#render/html/trace.ts';
import { rateWords } from './rate-words.ts';

interface OfLanguage {
  readonly language: Language;
}

export function inRateWords(trace: Trace | null, { language }: OfLanguage, values: Values): Trace | null {
  const said = <Cell extends TracedCell>(cell: Cell): Cell => {
    const { rowId, column } = cell.place;
    const words = column === 'constant' ? rateWords(rowId, values.constant(rowId), language) : null;
    return words === null ? cell : { ...cell, texts: [words] };
  };
  return trace && { ...said(trace), reads: trace.reads.map(said) };
}
