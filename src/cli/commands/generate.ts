// Makes a template from one line about a business, and lines that change it, and says what they were understood as.
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { generate as generateModel } from '#generate/generate.ts';
import { lookOver } from '#generate/look-over.ts';
import { refine } from '#generate/refine/refine.ts';
import type { Answers, Terms } from '#generate/settle.ts';
import { spoken } from '#generate/settled-sentence.ts';
import { defaultLanguage, isLanguage, type Language, languages } from '#language/language.ts';
import { beginningOf, maxBusinessText } from '#template/limits.ts';
import type { Template } from '#template/template.ts';
import { fileError } from '../input/file-error.ts';
import { readArguments } from '../input/read-arguments.ts';
import { UsageError } from '../input/usage-error.ts';
import { generationReport } from '../output/generation-report.ts';
import { exitCodes, type Output } from '../output/output.ts';

const options = {
  output: { type: 'string', short: 'o' },
  language: { type: 'string' },
  currency: { type: 'string' },
  periods: { type: 'string' },
  periodicity: { type: 'string' },
  start: { type: 'string' },
  refine: { type: 'string', multiple: true },
} as const;

const periodicities = ['month', 'quarter', 'year'] as const;
const cyrillic = /\p{Script=Cyrillic}/u;
const usualPeriods = 36;
const mostPeriods = 60;

const misused = (message: string): UsageError => new UsageError(message, exitCodes.misused);

/** As it is written, unless it is said. */
function languageOf(text: string, asked: string | null): Language {
  if (isLanguage(asked)) return asked;
  if (asked !== null) throw misused(`--language must be ${languages.join(' or ')}, not ${asked}.`);
  const other = languages.find((one) => one !== defaultLanguage);
  return cyrillic.test(text) && other !== undefined ? other : defaultLanguage;
}

function periodsOf(text: string | null): number {
  const count = text === null ? usualPeriods : Number(text);
  if (Number.isInteger(count) && count >= 1 && count <= mostPeriods) return count;
  throw misused(`--periods must be a whole number from 1 to ${mostPeriods}, not ${text}.`);
}

function periodicityOf(text: string | null): (typeof periodicities)[number] {
  const found = periodicities.find((one) => one === (text ?? 'month'));
  if (found) return found;
  throw misused(`--periodicity must be ${periodicities.join(', ')}, not ${text}.`);
}

const asDate = (date: Date): string => date.toISOString().slice(0, 10);

/** The first of the next month, unless a day is said. */
function startOf(text: string | null): string {
  if (text === null) {
    const now = new Date();
    return asDate(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)));
  }
  const date = new Date(`${text}T00:00:00Z`);
  if (!Number.isNaN(date.getTime()) && asDate(date) === text) return text;
  throw misused(`--start must be a date as yyyy-mm-dd, not ${text}.`);
}

function asOneLine(text: string): string {
  if (text.length > maxBusinessText) throw misused(`Say it in at most ${maxBusinessText} characters.`);
  return text.trim();
}

interface Refinements {
  readonly answers: Answers;
  readonly currency: string | null;
  /** What each line did. */
  readonly told: readonly string[];
}

/** Each line changes what those before it left. */
function refined(text: string, lines: readonly string[], terms: Terms): Refinements {
  let answers: Answers = {};
  let { currency } = terms;
  const told = lines.map((line) => {
    const { changes, rest, remarks, ...after } = refine(text, line, { ...terms, currency }, answers);
    answers = after.answers;
    currency = after.currency ?? currency;
    const ignored = rest.length > 0 ? ` (not understood: ${rest.join(', ')})` : '';
    const said = changes.length > 0 ? changes.join(' · ') : 'nothing changes';
    return [`${line}: ${said}${ignored}`, ...remarks].join('\n  ');
  });
  return { answers, currency, told };
}

interface Said {
  readonly text: string;
  readonly answers: Answers;
  readonly terms: Terms;
}

/** Kept with the model, so that the page can change it by a line and make it again. */
function whatWasSaid({ text, answers, terms }: Said): Partial<Template> {
  const { dateStart, periodicity, periodCount, currency } = terms;
  const line = beginningOf(text);
  return {
    openAIPrompt: line,
    ...(line !== text && { businessText: text }),
    businessAnswers: answers,
    businessTerms: { dateStart, periodicity, periodCount, ...(currency !== null && { currency }) },
  };
}

export async function generate(args: readonly string[], { say }: Output): Promise<number> {
  const parsed = readArguments(args, 'one line about the business, in quotation marks', options);
  const output = parsed.text('output');
  if (output === null) throw misused('Name the file to write: -o template.json');
  const text = asOneLine(parsed.target);
  if (text === '')
    throw misused('Say what the business is: modelwright generate "coffee shop in Lisbon" -o T.json');
  const terms: Terms = {
    language: languageOf(text, parsed.text('language')),
    currency: parsed.text('currency'),
    periodicity: periodicityOf(parsed.text('periodicity')),
    periodCount: periodsOf(parsed.text('periods')),
    dateStart: startOf(parsed.text('start')),
    today: asDate(new Date()),
  };
  const { answers, currency, told } = refined(text, parsed.texts('refine').map(asOneLine), terms);
  const asked = { ...terms, currency, text, answers };
  const made = generateModel({ ...asked, uuid: randomUUID(), timestamp: Date.now() });
  const template = { ...made.template, ...whatWasSaid({ text, answers, terms: { ...terms, currency } }) };
  await writeFile(output, `${JSON.stringify(template, null, 2)}\n`).catch((error: NodeJS.ErrnoException) => {
    throw fileError('write', output, error);
  });
  for (const line of told) say(line);
  say(`${output}: ${spoken(made.sentence)}`);
  for (const line of generationReport(made.settled, lookOver(asked))) say(line);
  return exitCodes.done;
}
