// What a template's card shows, stored beside the document so that a list never reads whole documents.
import { z } from 'zod';
import { templateSummary } from '#contract/shapes/template-shapes.ts';
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

/** Null if it cannot be read. */
export const readSummary = (summary: string): StoredSummary | null =>
  storedSummary.safeParse(parseStoredJson(summary)).data ?? null;

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
