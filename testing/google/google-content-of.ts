// What Google is sent of a template, as a model process writes it.
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { writeGoogleContent } from '#render/google-sheets/write-google-content.ts';
import { defaultTemplate } from '#template/default-template.ts';
import { readTemplate } from '#template/read-template.ts';
import { readDocument } from '#testing/gallery-templates/gallery-folder.ts';
import type { Workbook } from '#workbook/workbook.ts';

export function galleryWorkbook(file: string): Workbook {
  const { template } = readTemplate(JSON.parse(readDocument(file)));
  const { workbook } = template === null ? { workbook: null } : compile(template);
  if (workbook === null) throw new Error(`${file} makes no workbook`);
  return workbook;
}

export function defaultWorkbook(): Workbook {
  const { workbook } = compile(
    defaultTemplate({ uuid: 'u-1', timestamp: 0, language: 'ru', dateStart: '2027-01-01' }),
  );
  if (workbook === null) throw new Error('the default template makes no workbook');
  return workbook;
}

export const googleContentOf = (workbook: Workbook): Uint8Array =>
  writeGoogleContent(workbook, evaluate(workbook));
