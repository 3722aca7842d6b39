// Calculates what the card of a template says of its numbers; runs in a process of its own.
import { evaluate } from '#evaluate/evaluate.ts';
import { compile } from '#model/compile.ts';
import { parseStoredJson } from '#server/cards/parse-stored-json.ts';
import type { CardFigures } from '#server/cards/stored-summary.ts';
import { readTemplate } from '#template/read-template.ts';
import { forecastFigures } from './forecast-figures.ts';

/** Of a model that cannot be read or calculated. */
const none: CardFigures = {
  ...{ currency: '', line: [], from: '', to: '' },
  ...{ revenue: null, margin: null, lowestCash: null },
};

export async function readCardFigures(document: Uint8Array): Promise<CardFigures> {
  const { template } = readTemplate(parseStoredJson(document));
  const workbook = template && compile(template).workbook;
  return workbook ? forecastFigures(workbook, evaluate(workbook, 1)) : none;
}
