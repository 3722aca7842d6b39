// The sources that the kinds of a model rest on, as the note on its cover names them.
import type { Figure } from '#catalog/kind/figure.ts';
import type { Kind } from '#catalog/kind/kind.ts';
import { sources } from '#catalog/sources.ts';
import type { Language } from '#language/language.ts';
import { generatedTexts } from './business/texts.ts';

/** Every figure of a kind, however deep it stands. */
function figuresIn(value: unknown): readonly Figure[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('typical' in value && 'low' in value) return [value as Figure];
  return Object.values(value).flatMap(figuresIn);
}

/** Without the path to its files, which docs/catalogue.md has. */
const repositoryOf = (copy: string): string => copy.split('/').slice(0, 5).join('/');

export function sourceLines(kinds: readonly Kind[], language: Language): readonly string[] {
  const used = new Set(kinds.flatMap(figuresIn).flatMap(({ source }) => source ?? []));
  return sources
    .filter(({ id }) => used.has(id))
    .map(({ publisher, title, year, address, copy }) => {
      const of = year === undefined ? '' : `, ${year}`;
      const read =
        copy === undefined ? address : `${generatedTexts[language].publicCopy}: ${repositoryOf(copy)}`;
      return `${publisher}, “${title}”${of}, ${read}`;
    });
}
