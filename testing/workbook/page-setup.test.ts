// Checks how a written sheet opens and prints: frozen panes, repeated rows, whole years per page, notes and messages.
import { describe, expect, it } from 'vitest';
import { writeXlsx } from '#render/xlsx/write-xlsx.ts';
import type { Template } from '#template/template.ts';
import { buildTemplate } from '#testing/templates/build-template.ts';
import { cafeTemplate } from '#testing/templates/cafe-template.ts';
import { calculate } from '#testing/templates/calculate.ts';
import { unescaped } from '#testing/xlsx/read-cells.ts';
import { unpack } from '#testing/xlsx/unpack.ts';

function written(template: Template, hasCharts = false) {
  const { workbook, values } = calculate(template);
  const parts = unpack(writeXlsx(workbook, values, { hasCharts }));
  const book = parts.get('xl/workbook.xml') ?? '';
  const sheets = workbook.sheets.map((sheet, index) => ({
    ...sheet,
    number: index + 1,
    xml: parts.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '',
  }));
  const sheet = (id: string) => {
    const found = sheets.find((one) => one.id === id);
    if (!found) throw new Error(`no sheet ${id}`);
    return found;
  };
  const name = (of: string, id: string): string => {
    const local = `name="_xlnm.${of}" localSheetId="${sheet(id).number - 1}">`;
    return unescaped(book.split(local)[1]?.split('<')[0] ?? '');
  };
  return { parts, book, sheets, sheet, name };
}

describe('the example', () => {
  const cafe = written(cafeTemplate());

  it('is frozen at the same cell everywhere, with A1 picked and nothing hidden', () => {
    const panes = cafe.sheets.map(({ xml }) => /<pane [^>]*>/.exec(xml)?.[0]);
    expect(new Set(panes).size).toBe(1);
    for (const { xml } of cafe.sheets) {
      expect(xml).toContain('<selection pane="bottomRight" activeCell="A1" sqref="A1"/>');
      expect(xml).toContain('showGridLines="0"');
      expect(xml).not.toMatch(/hidden=|mergeCell|collapsed=/);
    }
    expect(cafe.sheets.filter(({ xml }) => xml.includes('tabSelected="1"'))).toHaveLength(1);
  });

  it('shows nothing of a year that no period is in, wherever the forecast is moved to', () => {
    const { xml, headerRowCount, rows } = cafe.sheet('dashboard');
    const looks = cafe.parts.get('xl/styles.xml')?.split('<dxf>') ?? [];
    const [, look] =
      new RegExp(
        // Years stand from J on; of the header, the last row names them, with 0 where there is none.
        `<conditionalFormatting sqref="J1:M${rows.length}"><cfRule type="expression" dxfId="(\\d+)"[^>]*><formula>J\\$${headerRowCount}=0</formula>`,
      ).exec(xml) ?? [];
    expect(looks[Number(look) + 1]).toContain('formatCode=";;;"');
    expect(cafe.sheet('is').xml).not.toContain('type="expression"');
  });

  it('prints 36 months on three pages of twelve, labels and header on each', () => {
    expect(cafe.name('Print_Area', 'is')).toMatch(/^'Income statement'!\$A\$1:\$AS\$\d+$/);
    const rows = cafe.sheet('is').headerRowCount;
    expect(cafe.name('Print_Titles', 'is')).toBe(`'Income statement'!$A:$I,'Income statement'!$1:$${rows}`);
    const { xml } = cafe.sheet('is');
    expect(xml).toMatch(/<pageSetup paperSize="9" orientation="landscape" scale="\d+"\/>/);
    expect(xml).not.toContain('fitToPage');
    // after U and AG, the 12th and the 24th month
    expect(xml).toContain('<brk id="21" max="1048575" man="1"/><brk id="33" max="1048575" man="1"/>');
  });

  it('has breaks at a fixed scale only, where no page is wider or smaller in print than is readable', () => {
    for (const { xml } of cafe.sheets) {
      const isFitted = xml.includes('<pageSetUpPr fitToPage="1"/>');
      expect(xml.includes('<brk ')).toBe(!isFitted);
      if (isFitted) {
        expect(xml).toMatch(/<pageSetup [^>]* fitToWidth="1" fitToHeight="[01]"\/>/);
      } else {
        expect(Number(/ scale="(\d+)"/.exec(xml)?.[1])).toBeGreaterThanOrEqual(45);
      }
    }
  });

  it('has one width for all periods of a sheet', () => {
    for (const { xml, axis } of cafe.sheets) {
      if (axis !== 'periods') continue;
      const spans = [...xml.matchAll(/<col min="(\d+)" max="(\d+)"/g)].map(([, from, to]) => [
        +(from ?? 0),
        +(to ?? 0),
      ]);
      expect(spans.some(([from = 0, to = 0]) => from <= 10 && to >= 45)).toBe(true);
    }
  });

  it('says on every page what it is, which page of how many and of which day', () => {
    for (const { xml } of cafe.sheets) {
      expect(unescaped(xml)).toContain('Neighbourhood cafe&R');
      expect(unescaped(xml)).toContain('Page &P of &N');
    }
  });

  it('keeps notes in boxes that open when asked for', () => {
    const noted = cafe.sheets.filter(({ rows }) => rows.some(({ note }) => note !== null));
    expect(noted).not.toEqual([]);
    for (const { number, rows, xml } of noted) {
      const notes = rows.flatMap(({ note }) => (note === null ? [] : [note]));
      const comments = cafe.parts.get(`xl/comments${number}.xml`) ?? '';
      const said = [...comments.matchAll(/<t xml:space="preserve">([^<]*)<\/t>/g)].map(([, text = '']) =>
        unescaped(text),
      );
      expect(said).toEqual(notes);
      const boxes = cafe.parts.get(`xl/drawings/vmlDrawing${number}.vml`) ?? '';
      expect(boxes.match(/visibility:hidden/g)).toHaveLength(notes.length);
      expect(xml).toMatch(/<legacyDrawing r:id="rId\d+"\/><\/worksheet>$/);
    }
  });

  it('says before a number is typed what it is, and names the scenarios to choose from', () => {
    const { xml } = cafe.sheet('assumptions');
    expect(xml).toContain('promptTitle="Input: number" prompt="Any number (USD)"');
    expect(xml).toMatch(/type="list"[^>]*prompt="1 = “Base[^"]*&#10;2 = /);
    expect(xml).toContain('<formula1>"1,2,3"</formula1>');
  });

  it.each([
    ['Coffee: Receivable period', 'A number from 0 to 3650 (days)', 0, 3650],
    ['Income tax: Rate', 'A number from 0% to 100% (% a year)', 0, 1],
    ['Coffee: Price – 1. Base scenario', 'Any number (USD)', '-1E+30', '1E+30'],
  ])('takes no %s that cannot be meant', (label, prompt, least, most) => {
    const { xml, rows } = cafe.sheet('assumptions');
    const line = rows.findIndex((row) => row.label === label) + 1;
    const rules = [...xml.matchAll(/<dataValidation ([^>]*)>(.*?)<\/dataValidation>/g)];
    const rule = rules.find(([, said = '']) => new RegExp(`sqref="[^"]*\\b[FJ]${line}\\b`).test(said));
    expect(rule?.[1]).toContain(`prompt="${prompt}"`);
    expect(rule?.[2]).toBe(`<formula1>${least}</formula1><formula2>${most}</formula2>`);
  });

  it('names its title, author, version, language and day', () => {
    const core = cafe.parts.get('docProps/core.xml') ?? '';
    const { name, version } = cafeTemplate();
    expect(core).toContain(`<dc:title>${name}</dc:title><dc:creator>Modelwright</dc:creator>`);
    expect(core).toContain(`<dc:language>en</dc:language><cp:version>${version}</cp:version>`);
    expect(core).toContain('<dcterms:created xsi:type="dcterms:W3CDTF">2027-01-01T');
  });
});

describe('what people write', () => {
  it('a page header takes a name that begins with digits or has marks of its own', () => {
    const template = { ...buildTemplate({}), name: '24 Bread & Co' };
    const [first] = written(template).sheets;
    expect(unescaped(first?.xml ?? '')).toContain('&K64748B24 Bread && Co&R');
  });

  it('a page header stays within what spreadsheets allow', () => {
    for (const name of ['x'.repeat(400), '&'.repeat(300), '🍰'.repeat(200)]) {
      const [first] = written({ ...buildTemplate({}), name }).sheets;
      const header = /<oddHeader>([^<]*)</.exec(first?.xml ?? '')?.[1] ?? '';
      expect(unescaped(header).length).toBeLessThan(255);
      expect(unescaped(header)).toContain('&R');
    }
  });

  it('eighteen months take two pages of whole years', () => {
    const book = written(buildTemplate({ periods: 18 }));
    expect(book.name('Print_Area', 'is')).toMatch(/\$AG\$\d+$/);
    // after U, the 12th month
    expect(book.sheet('is').xml).toContain('<colBreaks count="1" manualBreakCount="1"><brk id="21" ');
  });

  it('of eighteen months, the columns that say where inputs come from begin right after the last', () => {
    const book = written(buildTemplate({ periods: 18 }));
    const { xml, headerRowCount } = book.sheet('assumptions');
    // J to AA are months, printed on two pages of nine
    expect(book.name('Print_Area', 'assumptions')).toMatch(/\$AA\$\d+$/);
    expect(xml).toContain('<brk id="18" max="1048575" man="1"/>');
    expect(xml).toContain(`<c r="AB${headerRowCount}"`);
  });

  it('large charts are printed without the list of ways above them', () => {
    const [plain, drawn] = [written(cafeTemplate()), written(cafeTemplate(), true)];
    const { length } = plain.sheet('charts').rows;
    expect(plain.name('Print_Area', 'charts')).toMatch(new RegExp(`!\\$A\\$1:.*\\$${length}$`));
    expect(drawn.name('Print_Area', 'charts')).toContain(`!$A$${length + 1}:`);
  });
});
