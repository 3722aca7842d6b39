// Holds what was proposed to the catalogue, whatever it is: what is not known or not in range does not get through.
import { inLanguage } from '#catalog/kind/pair.ts';
import { kindById } from '#catalog/kinds/kinds.ts';
import { countryById } from '#catalog/places/places.ts';
import { defaultLanguage } from '#language/language.ts';
import { mostParts } from '../business/business.ts';
import { cleanName } from './clean-name.ts';
import type { Grounding, GroundingFigure, GroundingLine } from './grounding.ts';
import {
  type FurtherLine,
  type MovedNumber,
  mostFurtherLines,
  mostMovedNumbers,
  type Proposal,
  type ProposedNumber,
} from './proposal.ts';

type Fields = Readonly<Record<string, unknown>>;
type LinesById = ReadonlyMap<string, GroundingLine>;

/** So many entries of a list are looked at. */
const mostRead = 500;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, mostRead) : []);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const clamped = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** As few digits as a person would type. */
const mostDecimals = 4;

function inRange(value: number, low: number, high: number): number {
  const decimals = mostDecimals - Math.ceil(Math.log10(Math.max(1, high - low)));
  return clamped(Number(clamped(value, low, high).toFixed(Math.max(0, decimals))), low, high);
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function kindIdsIn(value: unknown, { kinds, otherKinds }: Grounding): readonly string[] {
  const known = new Set([...kinds, ...otherKinds].map(({ id }) => id));
  const ids = new Set(listOf(value).map(textOf));
  return [...ids].filter((id) => known.has(id)).slice(0, mostParts);
}

/** Of two for the same figure the first counts. */
function numbersIn(value: unknown, figures: readonly GroundingFigure[]): readonly ProposedNumber[] {
  const found = new Map<string, ProposedNumber>();
  for (const fields of listOf(value).map(fieldsOf)) {
    const figure = figures.find((one) => one.figure === fields.figure);
    if (!figure || found.has(figure.figure) || !isNumber(fields.value)) continue;
    found.set(figure.figure, {
      figure: figure.figure,
      value: inRange(fields.value, figure.low, figure.high),
    });
  }
  return [...found.values()];
}

/** Whether a number counts that is as the catalogue has it: one that was moved before may be taken back. */
type Taking = (number: MovedNumber) => boolean;

const takesNone: Taking = () => false;

/** What is as it was is not moved. */
const isMoved = ({ figure, value }: ProposedNumber, { figures }: GroundingLine): boolean =>
  figures.some((one) => one.figure === figure && one.typical !== value);

function movedIn(value: unknown, lines: LinesById, takesBack: Taking): readonly MovedNumber[] {
  const all = listOf(value).map(fieldsOf);
  const moved = [...new Set(all.map(({ line }) => textOf(line)))].flatMap((id) => {
    const line = lines.get(id);
    if (!line) return [];
    const ofLine = all.filter((fields) => fields.line === id);
    return numbersIn(ofLine, line.figures)
      .map((number) => ({ line: id, ...number }))
      .filter((number) => isMoved(number, line) || takesBack(number));
  });
  return moved.slice(0, mostMovedNumbers);
}

/** A driver that nothing follows would be no line. */
const isLine = ({ list }: GroundingLine): boolean => list !== 'volumes';

/** What costs and sales of a kind are said to follow. */
function followedIn(kindId: string): readonly string[] {
  const { volumes = [], sales = [] } = kindById(kindId) ?? {};
  return [...volumes.map(({ id }) => id), ...sales.map(({ name }) => inLanguage(name, defaultLanguage))];
}

/** Names that differ in their signs alone are one to whoever reads them. */
const told = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

function furtherIn(value: unknown, lines: LinesById, kindIds: readonly string[]): readonly FurtherLine[] {
  const names = new Set([
    ...[...lines.values()].map(({ list, name }) => `${list} ${told(name)}`),
    ...kindIds.flatMap(followedIn).map((name) => `sales ${told(name)}`),
  ]);
  const found: FurtherLine[] = [];
  for (const fields of listOf(value).map(fieldsOf)) {
    const like = lines.get(textOf(fields.like));
    const name = cleanName(textOf(fields.name));
    const key = `${like?.list} ${told(name)}`;
    if (!like || !isLine(like) || name === '' || names.has(key)) continue;
    names.add(key);
    found.push({ like: like.id, name, numbers: numbersIn(fields.numbers, like.further) });
  }
  return found.slice(0, mostFurtherLines);
}

function sizeIn(value: unknown, kindId: string | undefined): number | null {
  const scale = kindId === undefined ? undefined : kindById(kindId)?.scale;
  return scale && isNumber(value) && value > 0 ? inRange(value, scale.low, scale.high) : null;
}

/** Never throws; what is left of nonsense is a proposal of nothing. */
export function heldProposal(value: unknown, grounding: Grounding, takesBack: Taking = takesNone): Proposal {
  const fields = fieldsOf(value);
  const kindIds = kindIdsIn(fields.kindIds, grounding);
  const chosen = kindIds.length > 0 ? kindIds : grounding.kinds.map(({ id }) => id);
  const lines: LinesById = new Map(
    grounding.kinds
      .filter(({ id }) => chosen.includes(id))
      .flatMap((kind) => kind.lines.map((line) => [line.id, line] as const)),
  );
  return {
    kindIds,
    countryId: countryById(textOf(fields.countryId))?.id ?? null,
    size: sizeIn(fields.size, chosen[0]),
    numbers: movedIn(fields.numbers, lines, takesBack),
    lines: furtherIn(fields.lines, lines, chosen),
  };
}
