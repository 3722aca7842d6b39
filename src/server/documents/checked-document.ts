// A posted template as it will be kept: readable, upgraded, and belonging to the address it was posted to.

import { AppError } from '#server/http/app-error.ts';
import { readTemplate } from '#template/read-template.ts';
import { storable } from './storable.ts';
import { summaryOf } from './summary-of.ts';

export interface CheckedDocument {
  readonly name: string;
  readonly summary: string;
  readonly document: string;
}

export function checkedDocument(uuid: string, posted: unknown): CheckedDocument {
  try {
    return check(uuid, posted);
  } catch (error) {
    // Fields nested a hundred thousand deep parse, but nothing can walk them.
    if (error instanceof RangeError) throw invalid([{ path: '', message: 'is nested too deeply' }]);
    throw error;
  }
}

function check(uuid: string, posted: unknown): CheckedDocument {
  const { template, faults } = readTemplate(posted);
  if (template === null) throw invalid(faults);
  if (template.uuid !== uuid)
    throw invalid([{ path: 'uuid', message: `expected ${uuid}, as in the address` }]);
  return {
    name: storable(template.name),
    summary: JSON.stringify(summaryOf(template)),
    document: JSON.stringify(template),
  };
}

function invalid(faults: readonly { readonly path: string; readonly message: string }[]): AppError {
  return new AppError('template-invalid', { faults });
}
