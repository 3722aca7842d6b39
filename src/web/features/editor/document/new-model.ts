// A new model: how it begins, and what this tab remembers of it until it is saved for the first time.
import { create } from 'mutative';
import { isLanguage, type Language } from '#language/language.ts';
import { businessSectionIds } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import { clearSection } from './resources/section-edits.ts';
import { withPrompt } from './with-prompt.ts';

/** `ask` asks what the business is, `line` makes a model of the line at once, `example` and `blank` ask nothing. */
const starts = ['ask', 'line', 'example', 'blank'] as const;
export type NewModelStart = (typeof starts)[number];

export interface NewModel {
  readonly language: Language;
  readonly prompt: string | null;
  readonly start: NewModelStart;
}

export function newTemplate(template: Template, { prompt, start }: NewModel): Template {
  if (start === 'blank') return withoutLines(template);
  const described = withPrompt(template, prompt);
  const isAsked = start === 'ask' || start === 'line';
  return isAsked ? { ...described, showOnboardingDialog: true, isOnboardingComplete: false } : described;
}

/** Without the lines of the example company; what they rest on, such as taxes, stays. */
const withoutLines = (template: Template): Template =>
  create(template, (draft) => {
    for (const id of businessSectionIds) clearSection({ id, name: id }).recipe(draft);
  });

const keyOf = (uuid: string): string => `modelwright.new.${uuid}`;

export function rememberNewModel(uuid: string, begun: NewModel): void {
  try {
    sessionStorage.setItem(keyOf(uuid), JSON.stringify(begun));
  } catch {
    // Loading the page again then finds no such template.
  }
}

/** Null for what this tab has not begun. */
export function newModelOf(uuid: string): NewModel | null {
  try {
    return readNewModel(JSON.parse(sessionStorage.getItem(keyOf(uuid)) ?? 'null'));
  } catch {
    return null;
  }
}

function readNewModel(stored: unknown): NewModel | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { language, prompt, start }: Partial<Record<keyof NewModel, unknown>> = stored;
  const known = starts.find((one) => one === start);
  if (!known || !isLanguage(language)) return null;
  // What was made at once is not made again by a reload.
  return {
    language,
    prompt: typeof prompt === 'string' ? prompt : null,
    start: known === 'line' ? 'ask' : known,
  };
}
