// Opens, builds, recalculates and audits templates that come with the program: one line for each.
import { auditXlsx } from '#audit/audit-xlsx.ts';
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { readToStore } from '#template/read-template.ts';
import { compareWithLibreOffice } from '#testing/libreoffice/compare-with-libreoffice.ts';
import { readDocument } from './gallery-folder.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);
const formatted = (count: number): string => count.toLocaleString('en-US');

interface CheckedTemplate {
  readonly line: string;
  readonly faults: readonly string[];
}

/** Recalculated in all its scenarios. */
async function checkTemplate(file: string): Promise<CheckedTemplate> {
  const { template, faults, repairs } = readToStore(JSON.parse(readDocument(file)));
  const wrong = [...faults, ...repairs].map(({ path, message }) => `${path}: ${message}`);
  if (template === null) return { line: 'cannot be read', faults: wrong };
  const { workbook, diagnostics } = compile(template);
  const said = [...wrong, ...diagnostics.map(({ message }) => message)];
  if (workbook === null) return { line: 'cannot be compiled', faults: said };
  const scenarios = workbook.scenarioNames.map((_, index) => ({ workbook, scenario: index + 1 }));
  const compared = await compareWithLibreOffice(scenarios, 2);
  const differences = compared.flatMap(({ found }) => found);
  const { audit, refusal } = auditXlsx(writeXlsx(workbook, evaluate(workbook, 1)), {
    language: 'en',
    profile: 'bank',
  });
  const cells = compared.reduce((sum, one) => sum + one.compared, 0);
  const found = audit?.findings.map(({ rule, sheet, cell }) => `${rule} ${sheet}!${cell}`) ?? [
    refusal?.message ?? '',
  ];
  return {
    line: `${workbook.sheets.length} sheets, ${formatted(cells)} cells in ${scenarios.length} scenarios, ${differences.length} differences, audit ${audit?.score ?? 'refused'}`,
    faults: [...said, ...differences, ...found],
  };
}

/** Returns whether there is nothing to say of any. */
export async function checkTemplates(files: readonly string[]): Promise<boolean> {
  let isSound = true;
  for (const file of files) {
    const { line, faults } = await checkTemplate(file);
    print(`${file}: ${line}`);
    for (const fault of faults) print(`  ${fault}`);
    isSound &&= faults.length === 0;
  }
  return isSound;
}
