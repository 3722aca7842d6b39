// Gives a new template the line about the business that it was asked for with.
import type { Template } from '#template/template.ts';

const maxChars = 50;

/** The line is the prompt that suggestions are made from, and a better name than none. */
export function withPrompt(template: Template, prompt: string | null): Template {
  const [...letters] = (prompt ?? '').replace(/\s+/g, ' ').trim();
  const line = letters.slice(0, maxChars).join('').trim();
  return line === '' ? template : { ...template, openAIPrompt: line, name: line };
}
