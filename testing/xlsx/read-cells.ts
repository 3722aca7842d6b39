// Reads the cells of every sheet of a written workbook: text, formula and cached value by address.
import { unpack } from './unpack.ts';

export interface ReadCell {
  readonly text: string | null;
  readonly formula: string | null;
  readonly value: number | null;
  readonly style: number;
}

export type ReadSheets = ReadonlyMap<string, ReadonlyMap<string, ReadCell>>;

export const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const inside = (xml: string, tag: string): string | null =>
  new RegExp(`<${tag}[^>]*>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null;

function readCell(attributes: string, content: string): ReadCell {
  const text = inside(content, 't');
  const formula = inside(content, 'f');
  const value = inside(content, 'v');
  return {
    text: text === null ? null : unescaped(text),
    formula: formula === null ? null : unescaped(formula),
    value: value === null ? null : Number(value),
    style: Number(/ s="(\d+)"/.exec(attributes)?.[1] ?? 0),
  };
}

export function readCells(file: Uint8Array): ReadSheets {
  const parts = unpack(file);
  const names = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet name="([^"]*)"/g)];
  return new Map(
    names.map(([, name = ''], index) => {
      const xml = parts.get(`xl/worksheets/sheet${index + 1}.xml`) ?? '';
      const cells = [...xml.matchAll(/<c r="([A-Z]+\d+)"([^>]*)>(.*?)<\/c>/gs)].map(
        ([, address = '', attributes = '', content = '']) =>
          [address, readCell(attributes, content)] as const,
      );
      return [unescaped(name), new Map(cells)] as const;
    }),
  );
}
