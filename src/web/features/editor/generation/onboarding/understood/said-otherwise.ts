// What the fields of a line change in what its author says otherwise: its parts, their sizes, the place and the opening.
import { mostParts } from '#generate/business/business.ts';
import { type BusinessAnswers, leastPriceFactor } from '#template/fields.ts';
import type { UnderstoodLine } from '../../generator/protocol.ts';
import type { GenerationForm } from '../../run/request/generation-request.ts';

export interface UnderstoodFieldsProps {
  readonly understood: UnderstoodLine;
  readonly form: GenerationForm;
  readonly onChange: (form: GenerationForm) => void;
}

/** Without the one that stands for a trade that nobody knows. */
const knownKinds = ({ parts, kindId }: UnderstoodLine): readonly string[] =>
  parts.slice(kindId === null ? 1 : 0).map((part) => part.kindId);

export const mayAddPart = (understood: UnderstoodLine): boolean => knownKinds(understood).length < mostParts;

const withAnswers = (form: GenerationForm, more: BusinessAnswers): GenerationForm => ({
  ...form,
  answers: { ...form.answers, ...more },
});

const ofPrice = 'price ';
const priceField = (at: number | 'level'): string => `${ofPrice}${at}`;
const isPriceField = (id: string): boolean => id.startsWith(ofPrice);

/** A size is that of its kind, and goes with it. */
function withKinds(form: GenerationForm, kindIds: readonly string[]): GenerationForm {
  const { size: _head, partSizes = {}, partUnits = {}, ...answers } = form.answers;
  const isKept = ([id]: readonly [string, unknown]): boolean => kindIds.includes(id);
  const sizes = Object.entries(partSizes).filter(isKept);
  const units = Object.entries(partUnits).filter(isKept);
  return {
    ...form,
    wrongSizes: form.wrongSizes.filter((id) => kindIds.includes(id) || isPriceField(id)),
    answers: {
      ...{ ...answers, kindIds: [...kindIds], partSizes: Object.fromEntries(sizes) },
      ...(units.length > 0 && { partUnits: Object.fromEntries(units) }),
    },
  };
}

/** The size of the trade in a template of an earlier program is that of its first part. */
function settledSizes(form: GenerationForm, understood: UnderstoodLine): GenerationForm {
  const { size, ...answers } = form.answers;
  const [head] = understood.parts;
  if (size === undefined || !head) return form;
  return { ...form, answers: { ...answers, partSizes: { [head.kindId]: size, ...answers.partSizes } } };
}

export const withPart = (form: GenerationForm, understood: UnderstoodLine, kindId: string): GenerationForm =>
  withKinds(settledSizes(form, understood), [...new Set([...knownKinds(understood), kindId])]);

export const withoutPart = (
  form: GenerationForm,
  understood: UnderstoodLine,
  kindId: string,
): GenerationForm =>
  withKinds(
    settledSizes(form, understood),
    knownKinds(understood).filter((id) => id !== kindId),
  );

export function withOtherKind(
  form: GenerationForm,
  understood: UnderstoodLine,
  kindId: string,
  other: string,
): GenerationForm {
  const known = knownKinds(understood);
  const kindIds = known.includes(kindId)
    ? known.map((id) => (id === kindId ? other : id))
    : [other, ...known];
  return withKinds(settledSizes(form, understood), [...new Set(kindIds)]);
}

/** In the words in which the size is shown. */
function withUnits(answers: BusinessAnswers, kindId: string, words: string | null): BusinessAnswers {
  const { partUnits = {}, ...others } = answers;
  const units = Object.entries(partUnits).filter(([id]) => id !== kindId);
  const all = words === null ? units : [...units, [kindId, words] as const];
  return all.length > 0 ? { ...others, partUnits: Object.fromEntries(all) } : others;
}

/** Null while what is typed is no size. */
export function withSize(
  form: GenerationForm,
  understood: UnderstoodLine,
  kindId: string,
  size: number | null,
): GenerationForm {
  const others = form.wrongSizes.filter((id) => id !== kindId);
  if (size === null) return { ...form, wrongSizes: [...others, kindId] };
  const { answers: before, ...rest } = settledSizes(form, understood);
  // A size that is typed is that of as many as there are.
  const { isAlone: _alone, ...answers } = before;
  const { each = 1, unitWords = null } = understood.parts.find((part) => part.kindId === kindId) ?? {};
  const own = Number((size * each).toPrecision(9));
  return {
    ...rest,
    wrongSizes: others,
    answers: withUnits({ ...answers, partSizes: { ...answers.partSizes, [kindId]: own } }, kindId, unitWords),
  };
}

/** Null while what is typed is no price. */
export function withPrice(
  form: GenerationForm,
  { pricePhrases, prices }: UnderstoodLine,
  at: number,
  amount: number | null,
): GenerationForm {
  const others = form.wrongSizes.filter((id) => id !== priceField(at));
  const price = prices.find((one) => one.at === at);
  if (amount === null || !price) return { ...form, wrongSizes: [...others, priceField(at)] };
  const [before, after] = price.phrase;
  const phrase = `${before}${amount}${after}`.trim();
  const all = pricePhrases.map((one, nth) => (nth === at ? phrase : one));
  return { ...withAnswers(form, { prices: all }), wrongSizes: others };
}

/** As is usual for the trade. */
export const withoutPrice = (
  form: GenerationForm,
  { pricePhrases }: UnderstoodLine,
  at: number,
): GenerationForm => ({
  ...withAnswers(form, { prices: pricePhrases.filter((_, nth) => nth !== at) }),
  wrongSizes: form.wrongSizes.filter((id) => id !== priceField(at)),
});

const levelField = priceField('level');

/** In percent of the usual; null while what is typed is no level. */
export function withPriceLevel(form: GenerationForm, percent: number | null): GenerationForm {
  const wrongSizes = form.wrongSizes.filter((id) => id !== levelField);
  if (percent === null) return { ...form, wrongSizes: [...wrongSizes, levelField] };
  const factor = Math.max(leastPriceFactor, percent / 100);
  return { ...withAnswers(form, { priceFactor: factor }), wrongSizes };
}

/** As rules move them. */
export function withoutPriceLevel(form: GenerationForm): GenerationForm {
  const { priceFactor: _chosen, ...answers } = form.answers;
  return { ...form, answers, wrongSizes: form.wrongSizes.filter((id) => id !== levelField) };
}

/** A city is one of its country. */
export function withCountry(form: GenerationForm, countryId: string): GenerationForm {
  const { city: _other, ...answers } = form.answers;
  return { ...form, answers: { ...answers, countryId } };
}

/** Null for the country as a whole. */
export const withCity = (
  form: GenerationForm,
  { countryId }: UnderstoodLine,
  city: string | null,
): GenerationForm => withAnswers(form, { countryId, city });

export function withPremises(
  form: GenerationForm,
  premises: 'rented' | 'owned' | 'free' | 'online',
): GenerationForm {
  const { isRentFree: _before, isAtHome: _home, ...answers } = form.answers;
  const chosen = { isOwned: premises === 'owned', isOnline: premises === 'online' };
  return {
    ...form,
    answers: { ...answers, ...chosen, ...(premises === 'free' && { isRentFree: true }) },
  };
}

export const withOpening = (form: GenerationForm, year: number, month: number): GenerationForm =>
  withAnswers(form, { dateStart: `${year}-${String(month).padStart(2, '0')}-01` });

/** Whatever is open is so in a month at least. */
export const withOpenMonths = (form: GenerationForm, months: readonly number[]): GenerationForm =>
  months.length === 0
    ? form
    : withAnswers(form, { openMonths: [...months].sort((one, other) => one - other) });
