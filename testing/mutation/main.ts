// `npm run mutate` pastes numbers over 200 calculated cells of the example, one at a time, and prints which check detects each.
import { parseArgs } from 'node:util';
import { resave } from '#testing/libreoffice/resave.ts';
import { spoilCachedValues } from '#testing/libreoffice/spoil-cached-values.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { readCells } from '#testing/xlsx/read-cells.ts';
import { bankAudit } from './bank-audit.ts';
import { type MasterCheck, masterCheckOf } from './master-check.ts';
import { type Mutant, mutate } from './mutate.ts';
import { sampleCells } from './sample-cells.ts';

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const unnoticed = (followers: number): string =>
  `NOBODY: ${followers === 0 ? 'nothing reads it' : `${followers} cells follow, and no check looks at them`}`;

const noticedBy = ({ isMasterCheckRed, rulesThere, rulesElsewhere, followers }: Mutant): string => {
  const elsewhere = rulesElsewhere.length === 0 ? [] : [`elsewhere ${rulesElsewhere.join(' ')}`];
  const all = [...(isMasterCheckRed ? ['master check'] : []), ...rulesThere, ...elsewhere];
  return all.length === 0 ? unnoticed(followers) : all.join(', ');
};

function printMutant(mutant: Mutant): void {
  const { sheet, address, label, kind, role, value } = mutant.cell;
  print(
    [sheet, address, `${role} ${kind}`, label, `${value} -> ${mutant.pasted}`, noticedBy(mutant)].join(' | '),
  );
}

function printSummary(mutants: readonly Mutant[]): void {
  const count = (holds: (mutant: Mutant) => boolean): number => mutants.filter(holds).length;
  const isReported = ({ rulesThere, rulesElsewhere }: Mutant): boolean =>
    rulesThere.length + rulesElsewhere.length > 0;
  print(
    [
      `${mutants.length} cells: the master check notices ${count(({ isMasterCheckRed }) => isMasterCheckRed)}`,
      `the audit names ${count(({ rulesThere }) => rulesThere.length > 0)} by their place and reports ${count(isReported)}`,
      `nobody notices ${count((mutant) => !mutant.isMasterCheckRed && !isReported(mutant))}`,
    ].join(', '),
  );
}

/** The same check, read from the files as LibreOffice recalculates them. */
async function heldToLibreOffice(
  mutants: readonly Mutant[],
  { sheet, address }: MasterCheck,
): Promise<boolean> {
  const files = mutants.map(({ file }) => spoilCachedValues(file));
  const saved = await resave(files, 2);
  const others = mutants.filter(({ isMasterCheckRed }, index) => {
    const found = readCells(saved[index] ?? new Uint8Array())
      .get(sheet)
      ?.get(address);
    return (found?.content !== 0) !== isMasterCheckRed;
  });
  for (const { cell } of others)
    print(`LibreOffice sees the master check otherwise: ${cell.sheet} ${cell.address}`);
  print(`LibreOffice agrees about the master check of ${mutants.length - others.length} files`);
  return others.length === 0;
}

async function main(): Promise<number> {
  const { values: given } = parseArgs({
    options: {
      cells: { type: 'string', default: '200' },
      seed: { type: 'string', default: '2027' },
      libreoffice: { type: 'boolean', default: false },
    },
  });
  const model = calculate(cafeTemplate());
  const cells = sampleCells(model.workbook, model.values, Number(given.cells), Number(given.seed));
  const mutants: Mutant[] = [];
  for (const mutant of mutate(model, cells, bankAudit)) {
    printMutant(mutant);
    mutants.push(mutant);
  }
  printSummary(mutants);
  return !given.libreoffice || (await heldToLibreOffice(mutants, masterCheckOf(model.workbook))) ? 0 : 1;
}

process.exitCode = await main();
