// Loads what understands lines before the editor is open, so that the first line waits for nothing; nothing is asked where that fails.
import { defaultLanguage } from '#language/language.ts';
import { generator } from './generator.ts';

/** Much is made when it is first used: an ordinary line in the language of the page uses most of it. */
export async function prepareGenerator(text: string): Promise<void> {
  const dateStart = new Date().toISOString().slice(0, 10);
  const terms = { language: defaultLanguage, currency: null, dateStart } as const;
  const periods = { periodicity: 'month', periodCount: 36 } as const;
  await generator.understand({ text, terms: { ...terms, ...periods }, answers: {} }).catch(() => null);
}
