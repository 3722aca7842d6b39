// Has a generated model otherwise by one line: what is understood here, and what an AI proposes for the words that are not, as one change.
import type { Added } from '#generate/proposal/added.ts';
import { joinedProposal } from '#generate/proposal/joined-proposal.ts';
import type { BusinessProposal } from '#template/fields.ts';
import type { Template } from '#template/template.ts';
import { isSameValue } from '../../document/checks/same-content.ts';
import type { DocumentChange, StepLabel } from '../../document/history/history.ts';
import { generator } from '../generator/generator.ts';
import type { GeneratedLine, LineQuestion, RefinedLine } from '../generator/protocol.ts';
import { askProposal, type ProposalAnswer } from './ask-proposal.ts';
import type { AskingAI, PartOfAI } from './make-with-ai.ts';
import { partsOf, refinedChange } from './refined/refined-change.ts';
import type { RefinedSummary } from './refined/refined-template.ts';
import { madeQuestion, termsOf } from './request/generation-question.ts';

export interface RefinedModel extends RefinedLine {
  readonly change: DocumentChange;
  readonly summary: RefinedSummary;
  /** Null where none was asked. */
  readonly ai: PartOfAI | null;
}

export interface NotRefined extends Pick<RefinedLine, 'rest' | 'remarks'> {
  readonly change: null;
  /** Null where none was asked. */
  readonly ai: PartOfAI | null;
}

interface Made {
  readonly line: GeneratedLine;
  /** What is new of what was proposed. */
  readonly added: Added | null;
}

type Lines = BusinessProposal['lines'];

/** Of lines that are in the model. */
function newNumbers(
  soFar: BusinessProposal | undefined,
  now: BusinessProposal,
  isInModel: (line: string) => boolean,
): number {
  const isKnown = (line: Lines[number], number: object) =>
    soFar?.lines.some(
      ({ name, numbers }) => name === line.name && numbers.some((one) => isSameValue(one, number)),
    ) === true;
  const lines = now.lines.filter(({ name }) => isInModel(name));
  const ofLines = lines.flatMap((line) => line.numbers.filter((number) => !isKnown(line, number)));
  const moved = now.numbers.filter(
    (number) => isInModel(number.line) && !soFar?.numbers.some((one) => isSameValue(one, number)),
  );
  return ofLines.length + moved.length;
}

function addedNow(
  soFar: BusinessProposal | undefined,
  { template: { businessProposal: now }, added }: GeneratedLine,
): Added | null {
  if (!added) return null;
  const isInModel = (line: string) => !added.gone.includes(line);
  const isThere = (name: string) => soFar?.lines.some((line) => line.name === name) === true;
  return {
    ...added,
    lineCount: now?.lines.filter(({ name }) => isInModel(name) && !isThere(name)).length ?? 0,
    numberCount: now ? newNumbers(soFar, now, isInModel) : 0,
    isKindProposed: added.isKindProposed && !isSameValue(soFar?.kindIds, now?.kindIds),
    isPlaceProposed: added.isPlaceProposed && soFar?.countryId !== now?.countryId,
    isSizeProposed: added.isSizeProposed && soFar?.size !== now?.size,
  };
}

const numberKey = ({ line, figure }: BusinessProposal['numbers'][number]): string =>
  JSON.stringify([line, figure]);

/** Whether all of what was proposed before is there, with other numbers at most. */
function isStillThere(soFar: BusinessProposal, now: BusinessProposal | undefined): boolean {
  const names = new Set(now?.lines.map(({ name }) => name.toLowerCase()));
  const numbers = new Set(now?.numbers.map(numberKey));
  return (
    soFar.lines.every(({ name }) => names.has(name.toLowerCase())) &&
    soFar.numbers.every((number) => numbers.has(numberKey(number)))
  );
}

/** What was proposed before never goes because of what is proposed now. */
async function madeWith(question: LineQuestion, proposed: BusinessProposal | null): Promise<Made> {
  if (!proposed) return { line: await generator.generate(question), added: null };
  const { proposal: soFar } = question;
  const line = await generator.generate({ ...question, proposal: joinedProposal(soFar, proposed) });
  const added = addedNow(soFar, line);
  if (!soFar || !added || added.leftOut.length === 0) return { line, added };
  if (isStillThere(soFar, line.template.businessProposal)) return { line, added };
  const none = { isKindProposed: false, isPlaceProposed: false, isSizeProposed: false };
  const isNew = (name: string) => soFar.lines.every((one) => one.name !== name);
  const leftOut = added.leftOut.some(isNew) ? added.leftOut.filter(isNew) : added.leftOut;
  return {
    line: await generator.generate(question),
    added: { ...none, lineCount: 0, numberCount: 0, leftOut, gone: [] },
  };
}

async function askedFor(
  question: LineQuestion,
  line: string,
  { onAsking, signal }: AskingAI,
): Promise<ProposalAnswer> {
  onAsking(true);
  const answer = await askProposal(question, signal, line).finally(() => onAsking(false));
  signal.throwIfAborted();
  return answer;
}

const currencied = (question: LineQuestion, currency: string | null): LineQuestion =>
  currency === null ? question : { ...question, terms: { ...question.terms, currency } };

export async function refineWithAI(
  template: Template,
  { line, label }: { readonly line: string; readonly label: StepLabel },
  asking: AskingAI,
): Promise<RefinedModel | NotRefined> {
  const question = madeQuestion(template);
  const refined = await generator.refine(question, line);
  asking.signal.throwIfAborted();
  const { answers, currency } = refined;
  const next = currencied({ ...question, answers }, currency);
  const isAsked = asking.usesAI && (refined.rest.length > 0 || refined.isVague);
  const asked = isAsked ? await askedFor(next, line, asking) : null;
  const [before, made] = await Promise.all([
    generator.generate(question),
    madeWith(next, asked?.proposal ?? null),
  ]);
  asking.signal.throwIfAborted();
  const after = made.line;
  const isSame = isSameValue(before.template.data, after.template.data);
  const ai = asked && { added: made.added, reason: asked.reason };
  const { rest, remarks } = refined;
  if (refined.changes.length === 0 && isSame) return { change: null, ai, rest, remarks };
  const { businessProposal } = after.template;
  const said = {
    businessAnswers: answers,
    ...(currency !== null && { businessTerms: termsOf(next) }),
    ...(asked?.proposal && businessProposal && { businessProposal }),
  };
  return {
    ...refined,
    ...refinedChange(template, { before: partsOf(before), after: partsOf(after), said, label }),
    ...{ understood: after.understood, ai },
    ...(refined.isVague && { remarks: [] }),
  };
}
