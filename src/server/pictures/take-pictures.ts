// Turns a template's text into pictures of its sheets, as PNG files; runs in a process of its own.
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { modelPictures } from '#render/pictures/model-pictures.ts';
import { pictureFont } from '#render/pictures/picture-look.ts';
import type { ModelFault } from '#server/building/write-model.ts';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import { pictureDigest } from '#server/documents/pictured/picture-digest.ts';
import { readTemplate } from '#template/read-template.ts';
import { readPictureFonts } from './picture-fonts.ts';

export type TakenPictures =
  | { readonly digest: string; readonly pictures: readonly Uint8Array[] }
  | { readonly faults: readonly ModelFault[] };

export async function takePictures(document: Uint8Array): Promise<TakenPictures> {
  const { template, faults } = readTemplate(parseStoredJson(document));
  if (template === null) return { faults };
  const { workbook, diagnostics } = compile(template);
  if (workbook === null) return { faults: diagnostics.map(({ path, message }) => ({ path, message })) };
  const fonts = readPictureFonts();
  const drawn = modelPictures(workbook, evaluate(workbook, 1), fonts.measure);
  return {
    digest: pictureDigest(template),
    pictures: await Promise.all(drawn.map(({ svg }) => pngOf(fonts.drawable(svg), fonts.files))),
  };
}

/** The renderer is loaded where it is needed alone. */
async function pngOf(svg: string, fontFiles: readonly string[]): Promise<Uint8Array> {
  const { Resvg } = await import('@resvg/resvg-js');
  const font = { fontFiles: [...fontFiles], loadSystemFonts: false, defaultFontFamily: pictureFont };
  return new Resvg(svg, { font }).render().asPng();
}
