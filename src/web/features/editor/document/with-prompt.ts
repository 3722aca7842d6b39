// Adds the business description it was requested with to a new template.
import type { Template } from '#template/template.ts';

const maxChars = 50;

/** The description is the prompt for suggestions, and a better name than none. */
export function withPrompt(template: Template, prompt: string | null): Template {
  const [...letters] = (prompt ?? '').replace(/\s+/g, ' ').trim();
  const line = letters.slice(0, maxChars).join('').trim();
  return line === '' ? template : { ...template, openAIPrompt: line, name: line };
}
