// The rules of hygiene in the order of their ids.
import type { Rule } from '../../findings/rule.ts';
import { nothingHidden } from './p01-nothing-hidden.ts';
import { nothingForeign } from './p02-nothing-foreign.ts';
import { inputsMarked } from './p03-inputs-marked.ts';
import { oneColourProfile } from './p04-one-colour-profile.ts';
import { numberFormats } from './p05-number-formats.ts';
import { noMergedCells } from './p06-no-merged-cells.ts';
import { readyToPrint } from './p07-ready-to-print.ts';
import { opensTidily } from './p08-opens-tidily.ts';
import { widths } from './p09-widths.ts';
import { sheetNames } from './p10-sheet-names.ts';
import { calmLook } from './p11-calm-look.ts';
import { fileSize } from './p12-file-size.ts';
import { properties } from './p13-properties.ts';

export const hygieneRules: readonly Rule[] = [
  nothingHidden,
  nothingForeign,
  inputsMarked,
  oneColourProfile,
  numberFormats,
  noMergedCells,
  readyToPrint,
  opensTidily,
  widths,
  sheetNames,
  calmLook,
  fileSize,
  properties,
];
