// Adds the business description it was requested with to a new template.
import { maxBusinessText } from '#template/limits.ts';
import type { Template } from '#template/template.ts';

const maxChars = 50;

/** Without the first half of a letter whose second half was cut off. */
const withoutHalf = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '');

/** The description is what the model is made of, and a better name than none; a long one is kept whole besides. */
export function withPrompt(template: Template, prompt: string | null): Template {
  const whole = (prompt ?? '').replace(/\s+/g, ' ').trim();
  const [...letters] = whole;
  const line = letters.slice(0, maxChars).join('').trim();
  if (line === '') return template;
  return {
    ...template,
    ...{ openAIPrompt: line, name: line },
    ...(letters.length > maxChars && { businessText: withoutHalf(whole.slice(0, maxBusinessText)) }),
  };
}
