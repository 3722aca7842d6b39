// Holds a workbook to the rules of a sound model and prints what it finds; of a template, the file that it builds.
import { readFile } from 'node:fs/promises';
import type { AuditSettings } from '#audit/audit-book.ts';
import { auditXlsx } from '#audit/audit-xlsx.ts';
import { evaluate } from '#evaluate/evaluate.ts';
import { languages } from '#language/language.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { fileError } from '../input/file-error.ts';
import { openModel } from '../input/open-template.ts';
import { type CommandArguments, readArguments } from '../input/read-arguments.ts';
import { UsageError } from '../input/usage-error.ts';
import { exitCodes, type Output } from '../output/output.ts';
import { auditReport } from './audit-report.ts';

const options = {
  json: { type: 'boolean' },
  profile: { type: 'string' },
  language: { type: 'string' },
  scenario: { type: 'string' },
} as const;

const isTemplate = (file: string): boolean => file.toLowerCase().endsWith('.json');

function choiceOf<Choice extends string>(
  parsed: CommandArguments,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const text = parsed.text(name) ?? choices[0];
  const choice = choices.find((one) => one === text);
  if (choice !== undefined) return choice;
  throw new UsageError(`--${name} must be ${choices.join(' or ')}, not ${text}.`, exitCodes.misused);
}

async function fileOf(parsed: CommandArguments): Promise<Uint8Array> {
  if (isTemplate(parsed.target)) {
    const workbook = await openModel(parsed.target);
    return writeXlsx(workbook, evaluate(workbook, parsed.scenario(workbook.scenarioNames.length)));
  }
  if (parsed.text('scenario') !== null) {
    throw new UsageError(
      '--scenario is for templates; a workbook stands in one scenario.',
      exitCodes.misused,
    );
  }
  return readFile(parsed.target).catch((error: NodeJS.ErrnoException) => {
    throw fileError('read', parsed.target, error);
  });
}

export async function audit(args: readonly string[], { say, complain }: Output): Promise<number> {
  const parsed = readArguments(args, 'a workbook or a template file', options);
  const settings: AuditSettings = {
    profile: choiceOf(parsed, 'profile', ['bank', 'fast']),
    language: parsed.text('language') === null ? null : choiceOf(parsed, 'language', languages),
  };
  const result = auditXlsx(await fileOf(parsed), settings);
  if (parsed.isSet('json')) say(JSON.stringify(result.audit ?? { refusal: result.refusal }));
  else if (result.audit) say(auditReport(result.audit));
  else complain(`${parsed.target}: ${result.refusal.message} ${result.refusal.remedy}`);
  return result.audit?.findings.length === 0 ? exitCodes.done : exitCodes.faulty;
}
