// Reads a template file and compiles it, or reports its errors, each with its path.
import { readFile } from 'node:fs/promises';
import { compile } from '#model/compile.ts';
import { readTemplate } from '#template/read-template.ts';
import type { Template } from '#template/template.ts';
import type { Workbook } from '#workbook/workbook.ts';
import { exitCodes } from '../output/output.ts';
import { fileError } from './file-error.ts';
import { UsageError } from './usage-error.ts';

export interface PathFault {
  readonly path: string;
  readonly message: string;
}

interface ReadOutcome {
  readonly faults: readonly PathFault[];
  /** Harmless errors that were repaired in the template. */
  readonly repairs: readonly PathFault[];
}

export type OpenedTemplate = ReadOutcome &
  (
    | { readonly template: Template; readonly workbook: Workbook }
    | { readonly template: null; readonly workbook: null }
  );

async function readJson(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw fileError('read', file, error);
  });
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`${file} is not JSON: ${reason}.`, exitCodes.faulty);
  }
}

/** Warnings come along as faults of a template that has a workbook all the same. */
export async function openTemplate(file: string): Promise<OpenedTemplate> {
  const { template, faults, repairs } = readTemplate(await readJson(file));
  if (template === null) return { template, workbook: null, faults, repairs };
  const { workbook, diagnostics } = compile(template);
  return workbook === null
    ? { template: null, workbook, faults: diagnostics, repairs }
    : { template, workbook, faults: diagnostics, repairs };
}

/** Errors of the template as a whole are reported under the name of its file. */
export const faultLine = ({ path, message }: PathFault, file: string): string =>
  `${path === '' ? file : path}: ${message}`;

/** For commands that can do nothing without a model. */
export async function openModel(file: string): Promise<Workbook> {
  const { workbook, faults } = await openTemplate(file);
  if (workbook === null)
    throw new UsageError(faults.map((fault) => faultLine(fault, file)).join('\n'), exitCodes.faulty);
  return workbook;
}
