// Tests that the templates that come with the program are sound: read as they are, balanced, never out of cash, alike in every language.
import { describe, expect, test } from 'vitest';
import { industryIds } from '#catalog/kind/kind.ts';
import { prepare } from '#evaluate/evaluate.ts';
import { languages } from '#language/language.ts';
import { compile } from '#model/compile.ts';
import { storedCardOf } from '#server/cards/stored-gallery-card.ts';
import { readShippedTemplates } from '#server/features/gallery/shipped/read-shipped-templates.ts';
import { sha256Of } from '#server/features/gallery/shipped/shipped-template.ts';
import { readToStore } from '#template/read-template.ts';
import type { SectionResources, Template } from '#template/template.ts';
import { galleryFolder, listedTemplates, readDocument } from './gallery-folder.ts';

const listed = listedTemplates();

function opened(file: string): Template {
  const { template, faults, repairs } = readToStore(JSON.parse(readDocument(file)));
  expect([...faults, ...repairs]).toEqual([]);
  if (template === null) throw new Error(`${file} cannot be read`);
  return template;
}

/** In units of the currency. */
const halfCent = 0.005;

test('there is one of each industry in each language, and no two of the same name', () => {
  const offered = listed.map(({ card }) => `${card.industry} ${card.language}`);
  const all = industryIds.flatMap((industry) => languages.map((language) => `${industry} ${language}`));
  expect([...offered].sort()).toEqual(all.sort());
  expect(new Set(listed.map(({ uuid }) => uuid)).size).toBe(all.length);
  expect(new Set(listed.map(({ card }) => card.name)).size).toBe(all.length);
});

test('the server reads the same list', async () => {
  const shipped = await readShippedTemplates(galleryFolder);
  expect(shipped.map(({ card }) => JSON.parse(card))).toEqual(listed.map(({ card }) => card));
  for (const [index, template] of shipped.entries()) {
    expect(sha256Of(await template.readDocument())).toBe(listed[index]?.sha256);
  }
});

describe.each(listed)('$file', ({ file, uuid, card, sha256 }) => {
  test('is listed as it is: free, with its numbers verified', () => {
    const template = opened(file);
    expect([template.uuid, sha256Of(readDocument(file))]).toEqual([uuid, sha256]);
    const terms = { price: 0, higherPrice: null, isVerified: true };
    expect(card).toEqual(storedCardOf({ ...template, description: card.description }, terms));
    expect(template.description.startsWith(`${card.description}\n\n`)).toBe(true);
  });

  test('is calculated without a remark, balances, and has cash throughout in its base scenario', () => {
    const { workbook, diagnostics } = compile(opened(file));
    expect(diagnostics).toEqual([]);
    if (workbook === null) throw new Error('no workbook');
    const rows = new Map(workbook.names.map(({ name, row }) => [name, row]));
    const calculation = prepare(workbook);
    for (const [index] of workbook.scenarioNames.entries()) {
      const values = calculation.values(index + 1);
      const gaps = values.row(rows.get('bs_check') ?? 'none').map(Math.abs);
      expect(Math.max(...gaps)).toBeLessThan(halfCent);
      expect(values.constant('content.master')).toBe(0);
    }
    const base = calculation.values(1);
    expect(Math.min(...base.row(rows.get('cf_closing_cash') ?? 'none').subarray(1))).toBeGreaterThan(0);
    expect(Math.min(...base.row(rows.get('is_revenue') ?? 'none').subarray(1))).toBeGreaterThan(0);
  });
});

/** What it consists of, without its words and numbers, and without sales tax, which some countries have. */
const structure = ({ data }: Template) => {
  const shape = (resources: SectionResources | undefined) =>
    Object.entries(resources ?? {}).map(([section, rows]) => [
      section,
      rows
        .map(({ id, flows }) => [id, ...flows.map(({ formula, fcst }) => `${formula} of ${fcst.length}`)])
        .filter(([, formula]) => formula !== 'sales_tax_rate of 1'),
    ]);
  return [
    data.sections.map(({ id, isEnabled }) => [id, isEnabled]),
    data.modules.map(({ id, isEnabled }) => [id, isEnabled]),
    shape(data.divisions[0]?.sectionResources),
    shape(data.env.sectionResources),
  ];
};

test.each(industryIds)('%s has the same sections and lines in every language', (industry) => {
  const [first, ...others] = listed.filter(({ card }) => card.industry === industry);
  if (first === undefined) throw new Error('none is offered');
  for (const other of others) expect(structure(opened(other.file))).toEqual(structure(opened(first.file)));
});
