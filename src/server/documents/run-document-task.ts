// Every task that parses, checks or writes a whole document: a short one in place, a long one on the document thread.
import { preparePublication, prepareVersion } from './changed-document.ts';
import { documentForOthers } from './document-for-others.ts';
import { embeddedDocument } from './embedded-document.ts';
import { exportedDocument } from './exported-document.ts';
import { documentFactsOf } from './listed-facts.ts';
import { readPostedBuild } from './posted-build.ts';
import { readPostedClone } from './posted-clone.ts';
import { readPostedEdits } from './posted-edits.ts';
import { readListedTemplate, readPostedGalleryTemplate } from './posted-gallery-template.ts';
import { readPostedSave } from './posted-save.ts';
import { readPostedScreenshots } from './posted-screenshots.ts';
import { readPostedSpreadsheet } from './posted-spreadsheet.ts';
import { exportedVersion, unpackVersion } from './stored-version.ts';

const tasks = {
  readPostedSave,
  readPostedClone,
  readPostedEdits,
  readPostedBuild,
  readPostedGalleryTemplate,
  readListedTemplate,
  readPostedSpreadsheet,
  readPostedScreenshots,
  preparePublication,
  prepareVersion,
  unpackVersion,
  documentForOthers,
  documentFactsOf,
  embeddedDocument,
  exportedDocument,
  exportedVersion,
} as const;

type Tasks = typeof tasks;
export type DocumentTaskName = keyof Tasks;
export type DocumentTaskInput<Name extends DocumentTaskName> = Parameters<Tasks[Name]>[0];
export type DocumentTaskOutput<Name extends DocumentTaskName> = ReturnType<Tasks[Name]>;

export interface DocumentTask<Name extends DocumentTaskName> {
  readonly name: Name;
  readonly input: DocumentTaskInput<Name>;
}

export function runDocumentTask<Name extends DocumentTaskName>({
  name,
  input,
}: DocumentTask<Name>): DocumentTaskOutput<Name> {
  const run = tasks[name] as (input: DocumentTaskInput<Name>) => DocumentTaskOutput<Name>;
  return run(input);
}
