// The rules of hygiene in the order of their ids.
import type { Rule } from '../rule.ts';
import { nothingHidden } from './hygiene/p01-nothing-hidden.ts';
import { nothingForeign } from './hygiene/p02-nothing-foreign.ts';
import { inputsMarked } from './hygiene/p03-inputs-marked.ts';
import { oneColourProfile } from './hygiene/p04-one-colour-profile.ts';
import { numberFormats } from './hygiene/p05-number-formats.ts';
import { noMergedCells } from './hygiene/p06-no-merged-cells.ts';
import { readyToPrint } from './hygiene/p07-ready-to-print.ts';
import { opensTidily } from './hygiene/p08-opens-tidily.ts';
import { widths } from './hygiene/p09-widths.ts';
import { sheetNames } from './hygiene/p10-sheet-names.ts';
import { calmLook } from './hygiene/p11-calm-look.ts';
import { fileSize } from './hygiene/p12-file-size.ts';
import { properties } from './hygiene/p13-properties.ts';

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
