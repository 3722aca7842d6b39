// A posted template as it will be kept: readable, upgraded, and belonging to the address it was posted to.

import { type ReadTemplate, readToStore } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import { AppError } from '../errors/app-error.ts';
import { storable } from './storable.ts';
import { summaryOf } from './summary-of.ts';

export interface CheckedDocument {
  readonly name: string;
  readonly summary: string;
  readonly document: string;
}

/** What was stored before is read as it is opened: what is wrong in it without harm is put right. */
export type Reading = (document: unknown) => ReadTemplate;

export function checkedDocument(uuid: string, posted: unknown, read?: Reading): CheckedDocument {
  const template = checkedTemplate(uuid, posted, read);
  return {
    name: storable(template.name),
    summary: JSON.stringify(summaryOf(template)),
    document: documentOf(template),
  };
}

export function checkedTemplate(uuid: string, posted: unknown, read: Reading = readToStore): Template {
  const { template, faults } = read(posted);
  if (template === null) throw invalid(faults);
  if (template.uuid !== uuid)
    throw invalid([{ path: 'uuid', message: `expected ${uuid}, as in the address` }]);
  return template;
}

export function documentOf(template: Template): string {
  try {
    return JSON.stringify(template);
  } catch (error) {
    // Fields nested a hundred thousand deep parse, but nothing can walk them.
    if (error instanceof RangeError) throw invalid([{ path: '', message: 'is nested too deeply' }]);
    throw error;
  }
}

function invalid(faults: readonly { readonly path: string; readonly message: string }[]): AppError {
  return new AppError('template-invalid', { faults });
}
