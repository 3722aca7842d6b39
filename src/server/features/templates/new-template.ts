// A template to start with: its own uuid, and a forecast from the first day of next month.
import { randomUUID } from 'node:crypto';
import type { Language } from '#language/language.ts';
import { defaultTemplate } from '#template/default-template.ts';
import type { Template } from '#template/template.ts';

export function newTemplate(language: Language, now: number): Template {
  return defaultTemplate({
    uuid: randomUUID(),
    timestamp: now,
    language,
    dateStart: firstDayOfNextMonth(now),
  });
}

export function firstDayOfNextMonth(now: number): string {
  const today = new Date(now);
  const first = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1));
  return first.toISOString().slice(0, 10);
}
