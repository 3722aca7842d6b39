// Reads the cells of every sheet of an .xlsx file, ours or another program's: text, formula and value by address.

import { expandSharedFormulas } from './expand-shared-formulas.ts';
import { unpack } from './unpack.ts';

/** Errors are texts, as #DIV/0! */
type CellXml = string | number | boolean;

export interface ReadCell {
  /** What stands in the cell, or what its formula last came to. */
  readonly content: CellXml | null;
  /** A text that no formula made. */
  readonly text: string | null;
  readonly formula: string | null;
  /** NaN where a formula came to a text. */
  readonly value: number | null;
  readonly style: number;
}

export type ReadSheets = ReadonlyMap<string, ReadonlyMap<string, ReadCell>>;

const marks: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function characterOf(code: string): string {
  const [, hex, decimal] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(code) ?? [];
  if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
  return decimal === undefined ? (marks[code] ?? `&${code};`) : String.fromCodePoint(Number(decimal));
}

export const unescaped = (text: string): string =>
  text.replace(/&(#?\w+);/g, (_, code: string) => characterOf(code));

const inside = (xml: string, tag: string): string | null =>
  new RegExp(`<${tag}(?:\\s[^>]*)?>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null;

/** A text may come in several runs, each with a look of its own; how it is pronounced is no part of it. */
const textIn = (xml: string): string =>
  [...xml.replace(/<rPh.*?<\/rPh>/gs, '').matchAll(/<t(?:\s[^>]*)?>([^<]*)<\/t>/g)]
    .map(([, run = '']) => unescaped(run))
    .join('');

const attribute = (attributes: string, name: string): string | null =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? null;

function contentOf(type: string | null, xml: string, texts: readonly string[]): CellXml | null {
  if (type === 'inlineStr') return textIn(xml);
  const value = inside(xml, 'v');
  if (value === null) return null;
  if (type === 's') return texts[Number(value)] ?? null;
  if (type === 'b') return value === '1';
  return type === 'str' || type === 'e' ? unescaped(value) : Number(value);
}

function readCell(attributes: string, xml: string, texts: readonly string[]): ReadCell {
  const formula = inside(xml, 'f');
  const content = contentOf(attribute(attributes, 't'), xml, texts);
  const isText = typeof content === 'string';
  return {
    content,
    text: isText && formula === null ? content : null,
    formula: formula === null ? null : unescaped(formula),
    value: content === null || (isText && formula === null) ? null : isText ? Number.NaN : Number(content),
    style: Number(attribute(attributes, 's') ?? 0),
  };
}

const cellPattern = /<c((?:\s[\w:]+="[^"]*")*)\s*(?:\/>|>(.*?)<\/c>)/gs;

function readSheet(xml: string, texts: readonly string[]): ReadonlyMap<string, ReadCell> {
  const cells = [...expandSharedFormulas(xml).matchAll(cellPattern)].map(
    ([, attributes = '', content = '']) =>
      [attribute(attributes, 'r') ?? '', readCell(attributes, content, texts)] as const,
  );
  return new Map(cells);
}

/** The names of the parts that sheets are kept in, by the sheet's name. */
export function sheetParts(parts: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const relations = [
    ...(parts.get('xl/_rels/workbook.xml.rels') ?? '').matchAll(/<Relationship\s([^>]*)\/>/g),
  ];
  const targets = new Map(
    relations.map(([, it = '']) => [attribute(it, 'Id'), attribute(it, 'Target') ?? ''] as const),
  );
  const sheets = [...(parts.get('xl/workbook.xml') ?? '').matchAll(/<sheet\s([^>]*)\/>/g)];
  return new Map(
    sheets.map(([, it = '']) => {
      const target = targets.get(attribute(it, 'r:id')) ?? '';
      const part = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      return [unescaped(attribute(it, 'name') ?? ''), part] as const;
    }),
  );
}

export function readCells(file: Uint8Array): ReadSheets {
  const parts = unpack(file);
  const texts = [...(parts.get('xl/sharedStrings.xml') ?? '').matchAll(/<si>(.*?)<\/si>|<si\/>/gs)].map(
    ([, xml = '']) => textIn(xml),
  );
  return new Map(
    [...sheetParts(parts)].map(([name, part]) => [name, readSheet(parts.get(part) ?? '', texts)] as const),
  );
}
