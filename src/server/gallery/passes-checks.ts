// Whether a template compiles without errors and passes its checks in every scenario; runs in a process of its own.
import { prepare } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import { readTemplate } from '#template/read-template.ts';

const masterCheck = 'content.master';

export function passesChecks(document: Uint8Array): boolean {
  const { template } = readTemplate(parseStoredJson(document));
  if (template === null) return false;
  const { workbook, diagnostics } = compile(template);
  if (workbook === null || diagnostics.some(({ severity }) => severity === 'error')) return false;
  const values = prepare(workbook).values;
  return workbook.scenarioNames.every((_, index) => values(index + 1).constant(masterCheck) === 0);
}
