// So many places with as many in each, which are one size: 4 schools of 300 pupils.
import type { ScaleUnit } from '#catalog/kind/kind.ts';
import type { Word } from '../words/words.ts';
import { countedIn, type PlacesOf, type UnitWord } from './unit-words.ts';

const places: ReadonlySet<ScaleUnit> = new Set(['sites', 'shops']);
const links = new Set(['of', 'with', 'по', 'на']);

interface SizeAt {
  readonly count: number;
  readonly unit: UnitWord;
  readonly noun: string;
  readonly at: number;
  readonly period: unknown;
  readonly counted?: readonly number[];
}

function placesOf(words: readonly Word[], place: SizeAt, next: SizeAt | undefined): PlacesOf | null {
  const link = (place.counted?.at(-1) ?? place.at) + 1;
  if (next === undefined || place.period !== null || next.period !== null) return null;
  if (next.at !== link + 1 || !links.has(words[link]?.said ?? '')) return null;
  const isPlace = places.has(countedIn(place.unit, null)?.unit ?? 'people');
  const inEach = countedIn(next.unit, null)?.unit ?? 'people';
  // The people of three offices may be their staff.
  if (!isPlace || inEach === 'people' || places.has(inEach) || place.noun === '') return null;
  const name = `${place.noun} ${words[link]?.said ?? ''} ${next.count} ${next.noun}`;
  return { count: place.count, each: next.count, stems: next.unit.stems, name };
}

/** Both numbers of such a size say all of it. */
export function withPlaces<Found extends SizeAt>(
  words: readonly Word[],
  found: readonly Found[],
): readonly Found[] {
  const ofPlaces = found.map((size, nth) => placesOf(words, size, found[nth + 1]));
  return found.map((size, nth) => {
    const all = ofPlaces[nth] ?? ofPlaces[nth - 1];
    return all ? { ...size, unit: { ...size.unit, placesOf: all } } : size;
  });
}
