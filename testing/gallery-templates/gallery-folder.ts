// The folder of the templates that come with the program: a list with their cards, and a document for each.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { storedCardOf } from '#server/cards/stored-gallery-card.ts';
import { documentOf } from '#server/documents/check-document.ts';
import { sha256Of } from '#server/features/gallery/shipped/shipped-template.ts';
import { passesChecks } from '#server/gallery/passes-checks.ts';
import type { MadeTemplate } from './make-templates.ts';

export const galleryFolder = join(import.meta.dirname, '..', '..', 'gallery');
const documents = join(galleryFolder, 'documents');

function entryOf({ file, template, description }: MadeTemplate) {
  const document = documentOf(template);
  const terms = { price: 0, higherPrice: null, isVerified: passesChecks(document) };
  return {
    uuid: template.uuid,
    file,
    sha256: sha256Of(document),
    card: storedCardOf({ ...template, description }, terms),
  };
}

export function writeTemplates(made: readonly MadeTemplate[]): void {
  rmSync(documents, { recursive: true, force: true });
  mkdirSync(documents, { recursive: true });
  for (const { file, template } of made)
    writeFileSync(join(documents, file), `${Buffer.from(documentOf(template)).toString()}\n`);
  const list = made.map(entryOf);
  writeFileSync(join(galleryFolder, 'templates.json'), `${JSON.stringify(list, null, 2)}\n`);
}

export interface ListedTemplate extends ReturnType<typeof entryOf> {}

export const listedTemplates = (): readonly ListedTemplate[] =>
  JSON.parse(readFileSync(join(galleryFolder, 'templates.json'), 'utf8'));

export const readDocument = (file: string): string => readFileSync(join(documents, file), 'utf8').trimEnd();
