// Holds a workbook to the rules of a sound model and prints what it finds; of a template, the file that it builds.
import { readFile } from 'node:fs/promises';
import type { AuditSettings } from '#audit/audit-book.ts';
import { auditXlsx } from '#audit/audit-xlsx.ts';
import { evaluate } from '#evaluate/evaluate.ts';
import { languages } from '#language/language.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { fileFault } from '../input/file-fault.ts';
import { openModel } from '../input/open-template.ts';
import { type Arguments, readArguments } from '../input/read-arguments.ts';
import { UsageFault } from '../input/usage-fault.ts';
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
  given: Arguments,
  name: string,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  const text = given.text(name) ?? choices[0];
  const choice = choices.find((one) => one === text);
  if (choice !== undefined) return choice;
  throw new UsageFault(`--${name} must be ${choices.join(' or ')}, not ${text}.`, exitCodes.misused);
}

async function fileOf(given: Arguments): Promise<Uint8Array> {
  if (isTemplate(given.target)) {
    const workbook = await openModel(given.target);
    return writeXlsx(workbook, evaluate(workbook, given.scenario(workbook.scenarioNames.length)));
  }
  if (given.text('scenario') !== null) {
    throw new UsageFault(
      '--scenario is for templates; a workbook stands in one scenario.',
      exitCodes.misused,
    );
  }
  return readFile(given.target).catch((error: NodeJS.ErrnoException) => {
    throw fileFault('read', given.target, error);
  });
}

export async function audit(args: readonly string[], { say, complain }: Output): Promise<number> {
  const given = readArguments(args, 'a workbook or a template file', options);
  const settings: AuditSettings = {
    profile: choiceOf(given, 'profile', ['bank', 'fast']),
    language: choiceOf(given, 'language', languages),
  };
  const result = auditXlsx(await fileOf(given), settings);
  if (given.isSet('json')) say(JSON.stringify(result.audit ?? { refusal: result.refusal }));
  else if (result.audit) say(auditReport(result.audit, settings.language));
  else complain(`${given.target}: ${result.refusal.message} ${result.refusal.remedy}`);
  return result.audit?.findings.length === 0 ? exitCodes.done : exitCodes.faulty;
}
