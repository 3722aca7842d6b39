// Tests how the open sheet is written into an address and read from it.
import { expect, it } from 'vitest';
import { addressOfSheet, sheetOfAddress } from './sheet-address.ts';

const model = '#/template/00000000-0000-4000-8000-000000000001/';

it.each([
  [model, null],
  [`${model}?sheet=bs`, 'bs'],
  [`${model.slice(0, -1)}?from=mail&sheet=bs`, 'bs'],
  [`${model}?sheet=`, null],
  [`${model}print?sheet=bs`, null],
  ['#/settings?sheet=bs', null],
  ['', null],
])('%s names the sheet %s', (hash, sheetId) => {
  expect(sheetOfAddress(hash)).toBe(sheetId);
});

it.each([
  [model, `${model}?sheet=cf`],
  [`${model}?sheet=bs`, `${model}?sheet=cf`],
  [`${model}?from=mail&sheet=bs`, `${model}?from=mail&sheet=cf`],
  [`${model}print`, null],
  ['#/templates', null],
])('%s becomes %s for the cash flow', (hash, address) => {
  expect(addressOfSheet(hash, 'cf')).toBe(address);
});
