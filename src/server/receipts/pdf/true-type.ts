// Reads a TrueType font: which glyph shows a character, how wide it is, and the font reduced to the glyphs that are used.

export interface TrueType {
  /** Characters that it lacks have none. */
  glyphOf(character: string): number | undefined;
  /** Of a glyph, in thousandths of the size. */
  widthOf(glyph: number): number;
  /** In thousandths of the size. */
  readonly ascent: number;
  readonly descent: number;
  /** The font with these glyphs alone, under the same numbers. */
  subset(glyphs: ReadonlySet<number>): Buffer;
}

type Tables = ReadonlyMap<string, Buffer>;

const headerBytes = 12;
const recordBytes = 16;
/** What a font within a PDF needs; names and layout rules are left out. */
const keptTables = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep'];

export function readTrueType(font: Buffer): TrueType {
  const tables = tablesOf(font);
  const head = table(tables, 'head');
  const perMille = 1000 / head.readUInt16BE(18);
  const hhea = table(tables, 'hhea');
  const hmtx = table(tables, 'hmtx');
  const lastMetric = hhea.readUInt16BE(34) - 1;
  const glyphs = glyphsByCharacter(table(tables, 'cmap'));
  return {
    glyphOf: (character) => glyphs.get(character.codePointAt(0) ?? 0),
    widthOf: (glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, lastMetric)) * perMille,
    ascent: hhea.readInt16BE(4) * perMille,
    descent: hhea.readInt16BE(6) * perMille,
    subset: (used) => subsetOf(tables, used),
  };
}

function tablesOf(font: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const record = headerBytes + recordBytes * index;
    const offset = font.readUInt32BE(record + 8);
    const name = font.toString('latin1', record, record + 4);
    tables.set(name, font.subarray(offset, offset + font.readUInt32BE(record + 12)));
  }
  return tables;
}

function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name);
  if (found === undefined) throw new Error(`the font has no table ${name}`);
  return found;
}

/** From the subtable of the Unicode characters of the first plane (format 4). */
function glyphsByCharacter(cmap: Buffer): ReadonlyMap<number, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const start = starts.find((offset) => cmap.readUInt16BE(offset) === 4);
  if (start === undefined) throw new Error('the font has no table of its characters');
  const doubled = cmap.readUInt16BE(start + 6);
  const [ends, begins] = [start + 14, start + 16 + doubled];
  const [deltas, ranges] = [begins + doubled, begins + 2 * doubled];
  const glyphs = new Map<number, number>();
  for (let at = 0; at < doubled; at += 2) {
    const first = cmap.readUInt16BE(begins + at);
    const last = Math.min(cmap.readUInt16BE(ends + at), 0xfffe);
    const delta = cmap.readUInt16BE(deltas + at);
    const range = cmap.readUInt16BE(ranges + at);
    for (let code = first; code <= last; code++) {
      const listed = range === 0 ? code : cmap.readUInt16BE(ranges + at + range + 2 * (code - first));
      const glyph = listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}

function subsetOf(tables: Tables, used: ReadonlySet<number>): Buffer {
  const head = Buffer.from(table(tables, 'head'));
  const isLong = head.readInt16BE(50) === 1;
  const [loca, glyf] = [table(tables, 'loca'), table(tables, 'glyf')];
  const offsetOf = (glyph: number) =>
    isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph);
  const outline = (glyph: number) => glyf.subarray(offsetOf(glyph), offsetOf(glyph + 1));
  const kept = withParts(used, outline);
  const offsets: number[] = [];
  const outlines: Buffer[] = [];
  let length = 0;
  for (let glyph = 0; glyph < table(tables, 'maxp').readUInt16BE(4); glyph++) {
    offsets.push(length);
    if (!kept.has(glyph)) continue;
    const padded = padTo4(outline(glyph));
    outlines.push(padded);
    length += padded.byteLength;
  }
  const newLoca = Buffer.alloc(4 * (offsets.length + 1));
  for (const [index, offset] of [...offsets, length].entries()) newLoca.writeUInt32BE(offset, 4 * index);
  head.writeInt16BE(1, 50);
  const changed = new Map([...tables, ['head', head], ['loca', newLoca], ['glyf', Buffer.concat(outlines)]]);
  return assemble(
    keptTables.flatMap((name) => [...(changed.has(name) ? [[name, table(changed, name)] as const] : [])]),
  );
}

const hasMoreParts = 0x20;
const hasWords = 0x1;
const partTransforms: readonly (readonly [flag: number, bytes: number])[] = [
  [0x8, 2],
  [0x40, 4],
  [0x80, 8],
];

/** An outline may be put together from those of others; the one of what is missing is always there. */
function withParts(used: ReadonlySet<number>, outline: (glyph: number) => Buffer): ReadonlySet<number> {
  const kept = new Set([0, ...used]);
  for (const glyph of kept) {
    const bytes = outline(glyph);
    if (bytes.byteLength === 0 || bytes.readInt16BE(0) >= 0) continue;
    for (let at = 10, flags = hasMoreParts; flags & hasMoreParts; ) {
      flags = bytes.readUInt16BE(at);
      kept.add(bytes.readUInt16BE(at + 2));
      const transform = partTransforms.find(([flag]) => flags & flag)?.[1] ?? 0;
      at += 4 + (flags & hasWords ? 4 : 2) + transform;
    }
  }
  return kept;
}

const padTo4 = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.byteLength % 4)) % 4)]);

function assemble(parts: readonly (readonly [name: string, bytes: Buffer])[]): Buffer {
  const header = Buffer.alloc(headerBytes + recordBytes * parts.length);
  const power = Math.floor(Math.log2(parts.length));
  header.writeUInt32BE(0x00010000, 0);
  header.writeUInt16BE(parts.length, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (parts.length - 2 ** power), 10);
  let offset = header.byteLength;
  for (const [index, [name, bytes]] of parts.entries()) {
    const record = headerBytes + recordBytes * index;
    header.write(name, record, 'latin1');
    header.writeUInt32BE(checksumOf(padTo4(bytes)), record + 4);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(bytes.byteLength, record + 12);
    offset += padTo4(bytes).byteLength;
  }
  return Buffer.concat([header, ...parts.map(([, bytes]) => padTo4(bytes))]);
}

function checksumOf(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.byteLength; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}
