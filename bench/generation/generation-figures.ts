// N5 and P11: how believable the models of several hundred lines are that nobody wrote the catalogue from, and how long one takes.
import { atMost, type Figure, type Measurement } from '../figure.ts';
import { describeModel } from './describe.ts';
import { type Judgement, judge, type ModelDescription } from './judge.ts';
import type { ExpectedModel } from './line.ts';
import { lines } from './lines.ts';

const goalScore = 95;
const goalWhole = 85;
const goalMs = 100;

interface Judged extends Judgement {
  readonly expected: ExpectedModel;
  readonly model: ModelDescription;
}

function judged(expected: ExpectedModel): Judged {
  const model = describeModel(expected.line, expected.language);
  return { ...judge(expected, model), expected, model };
}

let known: readonly Judged[] | null = null;

function allJudged(isTrial: boolean): readonly Judged[] {
  if (isTrial) return lines.slice(0, 3).map(judged);
  known ??= lines.map(judged);
  return known;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Failures, those of one kind of business together. */
function printFailures(all: readonly Judged[]): void {
  const failed = all.filter(({ failures }) => failures.length > 0);
  const kindOf = ({ model }: Judged) => model.kindIds.join(' + ');
  for (const one of failed.toSorted((a, b) => kindOf(a).localeCompare(kindOf(b)))) {
    const why = one.failures.map(({ rule, found }) => `${rule}: ${found}`).join('; ');
    console.error(`${kindOf(one)} | ${one.expected.line} | ${why}`);
  }
  const rules = new Map<string, number>();
  for (const { rule } of failed.flatMap(({ failures }) => failures)) {
    rules.set(rule, (rules.get(rule) ?? 0) + 1);
  }
  console.error(JSON.stringify(Object.fromEntries(rules)));
}

const atLeast = (name: string, value: number, unit: string, least: number): Figure => ({
  ...{ name, unit, peer: null, ratio: null },
  value: Math.round(value * 10) / 10,
  goal: `>= ${least}`,
  ok: value >= least,
});

const score: Measurement = async (isTrial = false) => {
  const all = allJudged(isTrial);
  if (!isTrial) printFailures(all);
  return atLeast('N5 generated models, score', mean(all.map((one) => one.score)), 'of 100', goalScore);
};

const whole: Measurement = async (isTrial = false) => {
  const all = allJudged(isTrial);
  const share = (100 * all.filter(({ failures }) => failures.length === 0).length) / all.length;
  return atLeast('N5 generated models, all rules at once', share, '%', goalWhole);
};

const time: Measurement = async (isTrial = false) => {
  const times = allJudged(isTrial)
    .map(({ model }) => model.milliseconds)
    .toSorted((one, other) => one - other);
  return atMost('P11 a model from a line, median', times[Math.floor(times.length / 2)] ?? 0, 'ms', goalMs);
};

export const generationFigures: readonly Measurement[] = [score, whole, time];
