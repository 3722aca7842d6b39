// A template to start with: its own uuid, and a forecast from a January that is near, or else from next month.
import { randomUUID } from 'node:crypto';
import type { Language } from '#language/language.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';

export function newTemplate(language: Language, now: number, hasInflation = false): Template {
  return defaultTemplate({
    uuid: randomUUID(),
    timestamp: now,
    language,
    hasInflation,
    dateStart: startOfForecast(now),
  });
}

/** The latest time before a January that its year is waited for, so that the forecast has whole years. */
const monthsToJanuary = 6;

export function startOfForecast(now: number): string {
  const today = new Date(now);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const start = 12 - month <= monthsToJanuary ? 12 : month + 1;
  return new Date(Date.UTC(year, start, 1)).toISOString().slice(0, 10);
}
