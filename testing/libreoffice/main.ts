// `npm run recalculate -- T.json` compares every cell of a template's workbook, in every scenario, with LibreOffice; `-- --random 200` uses random templates.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { compile } from '#model/compile.ts';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { chooseSeed } from '#testing/seeded-random.ts';
import { anyTemplate } from '#testing/templates/any-template.ts';
import type { Comparison } from './compare-cells.ts';
import { compareWithLibreOffice, type WrittenModelFile } from './compare-with-libreoffice.ts';

interface Subject extends WrittenModelFile {
  readonly name: string;
}

/** Few enough that their files and values fit into memory, enough that both processors have something to do. */
const modelsAtOnce = 24;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const formatted = (count: number): string => count.toLocaleString('en-US');

function subjectsOf(name: string, template: Template, scenarios: 'all' | number): readonly Subject[] {
  const { workbook, diagnostics } = compile(template);
  if (!workbook) throw new Error(`${name}: ${diagnostics.map(({ message }) => message).join(' ')}`);
  const chosen = scenarios === 'all' ? workbook.scenarioNames.map((_, index) => index + 1) : [scenarios];
  return chosen.map((scenario) => ({ name: `${name}, scenario ${scenario}`, workbook, scenario }));
}

async function ofFile(file: string): Promise<readonly Subject[]> {
  const { template, faults } = readTemplate(JSON.parse(await readFile(file, 'utf8')));
  if (!template) throw new Error(faults.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  return subjectsOf(file, template, 'all');
}

function ofRandom(count: number, seed: number): readonly Subject[] {
  const templates = fc.sample(anyTemplate, { numRuns: count, seed });
  return templates.flatMap((template, index) =>
    subjectsOf(`random ${index + 1} of seed ${seed}`, template, 2),
  );
}

function line({ compared, rounded, found }: Comparison): string {
  const rest = rounded.length === 0 ? '' : `, of which ${formatted(rounded.length)} rest on rounding`;
  return `${formatted(compared)} cells compared${rest}, ${formatted(found.length)} differ`;
}

const sum = (all: readonly Comparison[]): Comparison => ({
  compared: all.reduce((total, { compared }) => total + compared, 0),
  equal: all.reduce((total, { equal }) => total + equal, 0),
  rounded: all.flatMap(({ rounded }) => rounded),
  found: all.flatMap(({ found }) => found),
});

async function held(subjects: readonly Subject[], isDetailed: boolean): Promise<Comparison> {
  const all: Comparison[] = [];
  for (let from = 0; from < subjects.length; from += modelsAtOnce) {
    const some = subjects.slice(from, from + modelsAtOnce);
    for (const [index, comparison] of (await compareWithLibreOffice(some, 2)).entries()) {
      print(`${some[index]?.name ?? ''}: ${line(comparison)}`);
      for (const difference of comparison.found) print(`  ${difference}`);
      if (isDetailed) for (const difference of comparison.rounded) print(`  by rounding: ${difference}`);
      all.push(comparison);
    }
  }
  return sum(all);
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      random: { type: 'string' },
      seed: { type: 'string', default: '2027' },
      detailed: { type: 'boolean', default: false },
    },
  });
  const random = values.random === undefined ? [] : ofRandom(Number(values.random), chooseSeed(values.seed));
  const subjects = [...(await Promise.all(positionals.map(ofFile))).flat(), ...random];
  if (subjects.length === 0) {
    print('Name a template file, or --random COUNT [--seed SEED]; --detailed lists what rests on rounding.');
    return 2;
  }
  const total = await held(subjects, values.detailed);
  print(`${subjects.length} workbooks: ${line(total)}`);
  return total.found.length === 0 ? 0 : 1;
}

process.exitCode = await main().catch((error: unknown) => {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(`${error.message}\n`);
  return 1;
});
