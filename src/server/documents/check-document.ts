// Checks and upgrades a posted template before it is stored, and makes sure it belongs to the address it was posted to.

import { type ReadTemplate, readToStore } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { templateSummaryOf } from '../cards/stored-summary.ts';
import { AppError } from '../errors/app-error.ts';
import { type ListedFacts, listedFactsOf } from './listed-facts.ts';
import { storableText } from './storable/storable-text.ts';

export interface CheckedDocument {
  readonly name: string;
  readonly summary: string;
  readonly facts: ListedFacts;
  /** JSON in UTF-8: to turn a large one into a text and back takes longer than to store it. */
  readonly document: Uint8Array;
}

/** Documents already stored are read leniently: harmless errors in them are repaired. */
export type TemplateReader = (document: unknown) => ReadTemplate;

export function checkDocument(uuid: string, posted: unknown, read?: TemplateReader): CheckedDocument {
  const template = checkTemplate(uuid, posted, read);
  return {
    name: storableText(template.name),
    summary: JSON.stringify(templateSummaryOf(template)),
    facts: listedFactsOf(template),
    document: documentOf(template),
  };
}

export function checkTemplate(uuid: string, posted: unknown, read: TemplateReader = readToStore): Template {
  const { template, faults } = read(posted);
  if (template === null) throw invalidTemplate(faults);
  if (template.uuid !== uuid)
    throw invalidTemplate([{ path: 'uuid', message: `expected ${uuid}, as in the address` }]);
  return template;
}

/** Without what the server alone knows: the price, which is that of its row, and the link to a spreadsheet of it. */
export function documentOf({ price: _price, staticGSUrl: _url, ...template }: Template): Uint8Array {
  try {
    return Buffer.from(JSON.stringify(template));
  } catch (error) {
    // JSON nested a hundred thousand levels deep parses, but cannot be traversed.
    if (error instanceof RangeError) throw invalidTemplate([{ path: '', message: 'is nested too deeply' }]);
    throw error;
  }
}

function invalidTemplate(faults: readonly { readonly path: string; readonly message: string }[]): AppError {
  return new AppError('template-invalid', { faults });
}
