// Adds the business description it was requested with to a new template.

import { beginningOf, maxBusinessText, maxPromptChars } from '#template/limits.ts';
import type { Template } from '#template/template.ts';

/** Without the first half of a letter whose second half was cut off. */
const withoutHalf = (text: string): string => text.replace(/[\uD800-\uDBFF]$/, '');

/** The description is what the model is made of, and a better name than none; the context goes on with a long one, which is kept whole besides. */
export function withPrompt(template: Template, prompt: string | null): Template {
  const whole = (prompt ?? '').replace(/\s+/g, ' ').trim();
  const [...letters] = whole;
  const line = beginningOf(whole);
  if (line === '') return template;
  return {
    ...template,
    ...{ openAIPrompt: line, name: line },
    ...(letters.length > maxPromptChars && {
      templateContext: beginningOf(whole.slice(line.length).replace(/^[\s,;:.!?–—-]+/, '')),
      businessText: withoutHalf(whole.slice(0, maxBusinessText)),
    }),
  };
}
