// How a second description becomes part of the business that a template was generated of: one rent, one accountant, money for both.
import { mostParts } from '#generate/business/business.ts';
import type { BusinessAnswers } from '#template/fields.ts';
import type { Template } from '#template/template.ts';
import type {
  GeneratedLine,
  LineQuestion,
  UnderstoodLine,
  UnderstoodPart,
} from '../../generator/protocol.ts';
import { isGeneratedFromLine, madeQuestion, questionOf, termsOf } from '../request/generation-question.ts';
import { type GenerationRequest, wholeText } from '../request/generation-request.ts';
import { partsOf, type Refinement } from './refined-change.ts';

/** What makes models, as far as it is needed here. */
interface Generator {
  readonly understand: (question: LineQuestion) => Promise<UnderstoodLine>;
  readonly generate: (question: LineQuestion) => Promise<GeneratedLine>;
}

export interface Addition {
  readonly made: GeneratedLine;
  readonly refinement: Omit<Refinement, 'label'>;
}

/** A place, a month and premises that nobody named for the business so far are those that are named beside it. */
function firstNamed(soFar: UnderstoodLine, more: UnderstoodLine): BusinessAnswers {
  const isPlaced = soFar.isPlaceAssumed && !more.isPlaceAssumed;
  return {
    ...(isPlaced && { countryId: more.countryId, city: more.cityId }),
    ...(!soFar.isOpeningSaid && more.isOpeningSaid && { dateStart: more.dateStart }),
    ...(!soFar.arePremisesSaid && more.arePremisesSaid && { isOwned: more.isOwned }),
  };
}

/** Whether a description beside a business names another place than that of the business, which holds. */
export const isElsewhere = (more: UnderstoodLine, whole: UnderstoodLine): boolean =>
  !more.isPlaceAssumed &&
  (more.countryId !== whole.countryId || (more.cityId !== null && more.cityId !== whole.cityId));

/** A kind that is there already grows by what is added of it. */
function withParts(soFar: UnderstoodLine, more: UnderstoodLine, answers: BusinessAnswers): BusinessAnswers {
  const { size: _head, ...others } = answers;
  const prices = [...soFar.pricePhrases, ...more.pricePhrases];
  const kindIds = [...new Set([...soFar.parts, ...more.parts].map(({ kindId }) => kindId))].slice(
    0,
    mostParts,
  );
  const ownSize = ({ size, each }: UnderstoodPart): number => size * each;
  const sizes = more.parts.flatMap((part) => {
    const { kindId, isSizeAssumed } = part;
    const there = soFar.parts.find((one) => one.kindId === kindId);
    if (there) return [[kindId, ownSize(there) + ownSize(part)] as const];
    return isSizeAssumed ? [] : [[kindId, ownSize(part)] as const];
  });
  const [head] = soFar.parts;
  const ofHead = answers.size === undefined || !head ? {} : { [head.kindId]: answers.size };
  const partSizes = { ...ofHead, ...answers.partSizes, ...Object.fromEntries(sizes) };
  const partUnits = Object.fromEntries(
    [...more.parts, ...soFar.parts].flatMap(({ kindId, unitWords }) =>
      unitWords === null || partSizes[kindId] === undefined ? [] : [[kindId, unitWords]],
    ),
  );
  return {
    ...{ ...others, ...firstNamed(soFar, more), kindIds, partSizes },
    ...(Object.keys(partUnits).length > 0 && { partUnits }),
    ...(more.pricePhrases.length > 0 && { prices }),
  };
}

/** What is asked for otherwise than the template has it now; the rest is as it was when the model was made. */
function withTerms(question: LineQuestion, template: Template, request: GenerationRequest): LineQuestion {
  const { timing } = template.data.options;
  return {
    ...question,
    terms: {
      ...question.terms,
      ...(request.isCurrencyTyped && { currency: request.currency }),
      ...(request.periodicity !== timing.periodicity && { periodicity: request.periodicity }),
      ...(request.periodCount !== template.layout.cFcstColCount && { periodCount: request.periodCount }),
    },
  };
}

/** A request as far as it describes a business. */
type Described = Omit<GenerationRequest, 'options'>;

/** The same words with other answers change the business; other words add to it. Null where neither can be. */
async function answersFor(
  template: Template,
  request: Described,
  generator: Pick<Generator, 'understand'>,
): Promise<BusinessAnswers | null> {
  const made = madeQuestion(template);
  if (wholeText(request) === made.text) return request.answers;
  const [soFar, more] = await Promise.all([
    generator.understand(made),
    generator.understand(questionOf(template, request)),
  ]);
  return soFar.kindId === null || more.kindId === null ? null : withParts(soFar, more, made.answers);
}

/** The whole business, with what is described beside it; null where that stands for itself. */
export async function combinedWith(
  template: Template,
  request: Described,
  generator: Pick<Generator, 'understand'>,
): Promise<UnderstoodLine | null> {
  if (request.isReplacing || !isGeneratedFromLine(template)) return null;
  const question = madeQuestion(template);
  const isOther = wholeText(request) !== question.text;
  const answers = isOther ? await answersFor(template, request, generator) : null;
  return answers && generator.understand({ ...question, answers });
}

/** Null where the template was made by hand, or there is nothing to combine: what is generated is then added line by line. */
export async function additionOf(
  template: Template,
  request: GenerationRequest,
  generator: Generator,
): Promise<Addition | null> {
  if (request.isReplacing || request.options.includes('random') || !isGeneratedFromLine(template))
    return null;
  const answers = await answersFor(template, request, generator);
  if (answers === null) return null;
  const question = madeQuestion(template);
  const next = { ...withTerms(question, template, request), answers };
  const [before, made] = await Promise.all([generator.generate(question), generator.generate(next)]);
  const said = { businessAnswers: answers, businessTerms: termsOf(next) };
  return { made, refinement: { before: partsOf(before), after: partsOf(made), said } };
}
