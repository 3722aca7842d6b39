// Explains the cells of a template's workbook, which is calculated again on first use.
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { prepareTrace, trace } from '#render/html/trace.ts';
import type { Template } from '#template/template.ts';
import type { Explain } from './decorate-grid.ts';

export function explainTemplate(template: Template): Explain {
  let book: ReturnType<typeof prepareTrace> | null | undefined;
  const worked = () => {
    if (book !== undefined) return book;
    const { workbook } = compile(template);
    book = workbook && prepareTrace(workbook, prepare(workbook).values(1));
    return book;
  };
  return (place) => {
    const known = worked();
    return (known && trace(known, place)?.formula) ?? null;
  };
}
