// Holds the workbook of a template to the rules of a sound model and prints what it finds.
import { auditWorkbook } from '#audit/audit-workbook.ts';
import type { RowFinding } from '#audit/row-finding.ts';
import { openModel } from '../open-template.ts';
import { exitCodes, type Output } from '../output.ts';
import { readArguments } from '../read-arguments.ts';

const findingLine = ({ rule, severity, sheet, line, message, remedy }: RowFinding): string =>
  `${rule} ${severity} ${sheet}, line ${line}: ${message} ${remedy}`;

export async function audit(args: readonly string[], { say }: Output): Promise<number> {
  const given = readArguments(args, 'a template file', { json: { type: 'boolean' } });
  const result = auditWorkbook(await openModel(given.target));
  if (given.isSet('json')) say(JSON.stringify(result));
  else say([`Score ${result.score} of 100`, ...result.findings.map(findingLine)].join('\n'));
  return result.findings.length === 0 ? exitCodes.done : exitCodes.faulty;
}
