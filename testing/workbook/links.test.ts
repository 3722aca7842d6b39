// Checks links and warnings in files: labels that open sheets, checks that turn red, and the colour legend.
import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#language/language.ts';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { type ReadSheets, readCells, unescaped } from '#testing/xlsx/read-cells.ts';
import { unpack } from '#testing/xlsx/unpack.ts';
import type { Workbook } from '#workbook/workbook.ts';

describe('a written workbook', () => {
  let workbook: Workbook;
  let parts: ReadonlyMap<string, string>;
  let cells: ReadSheets;

  beforeAll(() => {
    const calculated = calculate(buildTemplate({ services: [{ id: 'Shop', data: { amount: '10' } }] }));
    const file = writeXlsx(calculated.workbook, calculated.values);
    workbook = calculated.workbook;
    parts = unpack(file);
    cells = readCells(file);
  });

  const sheetXml = (id: string): string =>
    parts.get(`xl/worksheets/sheet${workbook.sheets.findIndex((sheet) => sheet.id === id) + 1}.xml`) ?? '';

  const linksOf = (id: string) =>
    [
      ...sheetXml(id).matchAll(/<hyperlink ref="([A-Z]+\d+)" location="'([^']+)'!A1" display="([^"]*)"\/>/g),
    ].map(([, cell = '', sheet = '', text = '']) => ({
      cell,
      sheet: unescaped(sheet),
      text: unescaped(text),
    }));

  it('leads from the contents to every sheet, under its own name', () => {
    const links = linksOf('content');
    const titles = workbook.sheets.map(({ title }) => title);
    expect(links.slice(0, titles.length).map(({ sheet }) => sheet)).toEqual(titles);
    for (const { cell, text } of links) expect(cells.get('Contents')?.get(cell)?.text).toBe(text);
    for (const { id } of workbook.sheets) {
      expect(linksOf(id).filter(({ sheet }) => !titles.includes(sheet))).toEqual([]);
    }
  });

  it('turns the check on top of every sheet red when it fails, green when it does not, and lets it say so in a word', () => {
    for (const { id } of workbook.sheets) {
      const [, where = '', rules = ''] =
        /<conditionalFormatting sqref="([^"]*)">(.*?)<\/conditionalFormatting>/.exec(sheetXml(id)) ?? [];
      expect(where.split(' ')).toContain('F2');
      expect(rules).toMatch(
        /dxfId="0" priority="1" operator="notEqual"><formula>0<.*dxfId="1" .*operator="equal"/,
      );
    }
    const [fails = '', sound = ''] = (parts.get('xl/styles.xml') ?? '').split('<dxf>').slice(1);
    expect(fails).toContain('<color rgb="FFB91C1C"/>');
    expect(sound).toContain('<color rgb="FF15803D"/>');
    expect(parts.get('xl/styles.xml')).toContain(
      'formatCode="&quot;failed&quot;;&quot;failed&quot;;&quot;OK&quot;"',
    );
  });

  it('shows each colour of the legend in the style of its cells', () => {
    const legend = [...(cells.get('Cover')?.values() ?? [])];
    const style = (text: string) => legend.find((cell) => cell.text === text)?.style;
    const words = ['Input', 'Calculation', 'Link', 'Failure'].map(style);
    expect(words).not.toContain(undefined);
    expect(new Set(words).size).toBe(4);
  });

  it('leads from the check on top of every sheet to the contents, which say what fails', () => {
    const others = workbook.sheets.filter(({ id }) => id !== 'content');
    expect(others).not.toEqual([]);
    for (const { id } of others) {
      expect(sheetXml(id)).toContain(`<hyperlink ref="E2" location="'Contents'!A1" tooltip="→ Contents"`);
    }
    expect(sheetXml('content')).not.toContain('<hyperlink ref="E2"');
  });

  it.each(languages)(
    'keeps labels that lead somewhere on one line in %s, for some programs cut the others',
    (language) => {
      const model = calculate({ ...cafeTemplate(), language });
      const written = unpack(writeXlsx(model.workbook, model.values));
      const formats = (written.get('xl/styles.xml') ?? '').split('<cellXfs')[1]?.split('<xf ').slice(1) ?? [];
      for (const [index] of model.workbook.sheets.entries()) {
        const xml = written.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '';
        const links = [...xml.matchAll(/<hyperlink ref="([^"]*)"/g)].map(([, ref = '']) => ref);
        const styles = links.map((ref) => Number(new RegExp(`<c r="${ref}" s="(\\d+)"`).exec(xml)?.[1]));
        expect(styles.filter((style) => formats[style]?.includes('wrapText'))).toEqual([]);
      }
    },
  );
});
