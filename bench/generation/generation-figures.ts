// N5 and P11: how believable the models of several hundred lines are that nobody wrote the catalogue from, and how long one takes.
import { atMost, type Figure, type Measurement } from '../figure.ts';
import { describeModel } from './describe.ts';
import { fourthLines } from './fourth/fourth.ts';
import { freshLines } from './fresh/fresh.ts';
import { type Judgement, judge, type ModelDescription } from './judge.ts';
import type { ExpectedModel } from './line.ts';
import { lines } from './lines.ts';
import { secondLines } from './second/second.ts';
import { thirdLines } from './third/third.ts';

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

interface JudgedLines {
  /** How its figures are called. */
  readonly name: string;
  /** Of what fails only the rules are told, so that nobody learns from it by chance. */
  readonly isUnread: boolean;
  readonly of: (isTrial: boolean) => readonly Judged[];
}

/** Judged once, of which a trial takes a few. */
function judgedLines(name: string, all: readonly ExpectedModel[], isUnread = false): JudgedLines {
  let known: readonly Judged[] | null = null;
  const whole = () => {
    known ??= all.map(judged);
    return known;
  };
  return { name, isUnread, of: (isTrial) => (isTrial ? all.slice(0, 3).map(judged) : whole()) };
}

const generated = judgedLines('generated models', lines);
const heldOut = judgedLines('models of lines held out', freshLines);
const second = judgedLines('models of a second set held out', secondLines);
const third = judgedLines('models of a third set held out', thirdLines);
/** Of every two lines of the fourth set one was learnt from; what fails of the other has been read by nobody. */
const ofEveryTwo = (nth: number): readonly ExpectedModel[] =>
  fourthLines.filter((_, index) => index % 2 === nth);
const fourth = judgedLines('models of half a fourth set held out', ofEveryTwo(0));
const unread = judgedLines('models of the other half, never read', ofEveryTwo(1), true);

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Failures, those of one kind of business together. */
function printFailures({ name, isUnread }: JudgedLines, all: readonly Judged[]): void {
  console.error(`${all.length} ${name}:`);
  const failed = all.filter(({ failures }) => failures.length > 0);
  const kindOf = ({ model }: Judged) => model.kindIds.join(' + ');
  const told = isUnread ? [] : failed;
  for (const one of told.toSorted((a, b) => kindOf(a).localeCompare(kindOf(b)))) {
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

const score =
  (judgedSet: JudgedLines): Measurement =>
  async (isTrial = false) => {
    const { name, of } = judgedSet;
    const all = of(isTrial);
    if (!isTrial) printFailures(judgedSet, all);
    return atLeast(`N5 ${name}, score`, mean(all.map((one) => one.score)), 'of 100', goalScore);
  };

const whole =
  ({ name, of }: JudgedLines): Measurement =>
  async (isTrial = false) => {
    const all = of(isTrial);
    const share = (100 * all.filter(({ failures }) => failures.length === 0).length) / all.length;
    return atLeast(`N5 ${name}, all rules at once`, share, '%', goalWhole);
  };

const time: Measurement = async (isTrial = false) => {
  const times = generated
    .of(isTrial)
    .map(({ model }) => model.milliseconds)
    .toSorted((one, other) => one - other);
  return atMost('P11 a model from a line, median', times[Math.floor(times.length / 2)] ?? 0, 'ms', goalMs);
};

export const generationFigures: readonly Measurement[] = [
  ...[score(generated), whole(generated)],
  ...[score(heldOut), whole(heldOut)],
  ...[score(second), whole(second)],
  ...[score(third), whole(third)],
  ...[score(fourth), whole(fourth)],
  ...[score(unread), whole(unread)],
  time,
];
