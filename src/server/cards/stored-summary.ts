// What a template's card shows, stored beside the document so that a list never reads whole documents.
import { z } from 'zod';
import { cardFigures, templateSummary } from '#contract/shapes/template-shapes.ts';
import { resourcesIn } from '#template/resources-in.ts';
import type { Template } from '#template/template.ts';
import { parseStoredJson } from './parse-stored-json.ts';

/** A card has room for 120 characters of service names; a few extra names do no harm. */
const maxServices = 20;
const maxServiceLength = 200;
/** More than a card shows; a list may have a thousand of them. */
const maxDescriptionLength = 1000;

/** Old summaries do not mention publishing. */
const storedSummary = templateSummary
  .pick({ description: true, language: true, services: true })
  .extend({ isPublished: z.boolean().default(false) });

export interface StoredSummary {
  readonly description: string;
  readonly language: string;
  readonly services: readonly string[];
  readonly isPublished: boolean;
}

/** Added to a summary when somebody asks for them; a save writes the summary without. */
const storedFigures = z.object({ figures: cardFigures.extend({ program: z.string() }) });
export type CardFigures = z.output<typeof cardFigures>;

/** Null if it cannot be read. */
export const readSummary = (summary: string): StoredSummary | null =>
  storedSummary.safeParse(parseStoredJson(summary)).data ?? null;

/** Null if there are none, or another program calculated them. */
export function readFigures(summary: string, program: string): CardFigures | null {
  const stored = storedFigures.safeParse(parseStoredJson(summary)).data?.figures;
  if (stored?.program !== program) return null;
  const { program: _, ...figures } = stored;
  return figures;
}

export const withFigures = (summary: string, figures: CardFigures, program: string): string =>
  `${withoutFigures(summary).slice(0, -1)}${figuresStart}${JSON.stringify({ ...figures, program })}}`;

const figuresStart = ',"figures":';

/** As a save writes it. */
export function withoutFigures(summary: string): string {
  const at = summary.lastIndexOf(figuresStart);
  return at < 0 ? summary : `${summary.slice(0, at)}}`;
}

export function templateSummaryOf(template: Template): StoredSummary {
  const used = new Set(
    template.data.divisions.flatMap(({ sectionResources }) =>
      resourcesIn(sectionResources).map(({ coreResource }) => coreResource),
    ),
  );
  const services = template.data.coreResources.filter(({ id, rel }) => rel === 'service' && used.has(id));
  return shortenedSummary({
    description: template.description,
    language: template.language,
    services: services.map(({ name }) => name),
    isPublished: template.isPublished,
  });
}

/** Older programs stored these texts as a whole. */
export const shortenedSummary = (stored: StoredSummary): StoredSummary => ({
  ...stored,
  description: startOf(stored.description, maxDescriptionLength),
  services: stored.services.slice(0, maxServices).map((name) => startOf(name, maxServiceLength)),
});

/** Never half a character. */
export const startOf = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
