// Copies an offered template into one of the visitor's own.
import type { Language } from '#language/language.ts';
import type { Reply } from '#web/api/call.ts';

export type OfferedDocument = Reply<'getGalleryTemplate'>;

export interface CopyTraits {
  readonly uuid: string;
  readonly timestamp: number;
  readonly language: Language;
  /** The copy's name, from that of the original. */
  readonly nameAfter: (name: string) => string;
}

/** The maximum length of a template's name. */
const maxNameChars = 10_000;

export function copyOfTemplate(original: OfferedDocument, traits: CopyTraits): OfferedDocument {
  const { nameAfter, ...fresh } = traits;
  const name = typeof original.name === 'string' ? original.name.trim() : '';
  return {
    ...original,
    ...fresh,
    name: nameAfter(name).slice(0, maxNameChars),
    isLocked: false,
    isPublished: false,
    staticId: false,
  };
}
