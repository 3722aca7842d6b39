// Workbooks as no program writes them: small sound ones with parts, texts and bytes cut out, put in, swapped and repeated.
import { type Random, wholeNumber } from '#testing/seeded-random.ts';
import { type EntryWords, zipOf } from './zip-of.ts';

export interface SoundFile {
  readonly entries: readonly EntryWords[];
}

const pieces: readonly string[] = [
  ...[
    '<',
    '>',
    '"',
    '&',
    '&#0;',
    '&#x10FFFF;',
    '&lt;',
    '</',
    '/>',
    '<!--',
    ']]>',
    '<![CDATA[',
    '<?x?>',
    '\u0000',
    '\uFFFE',
  ],
  ...[
    '9'.repeat(400),
    '-1',
    '0',
    '1E999',
    'NaN',
    '1048577',
    'XFD1048576',
    'A1',
    'A1:XFD1048576',
    'A:A',
    '#REF!',
    'é',
    '',
  ],
  ...[
    '<c r="A1"><f>1/0</f></c>',
    '<c r="ZZZ1"/>',
    '<c><f t="shared" si="0"/></c>',
    '<f t="array" ref="A1:A9">A1</f>',
  ],
  ...[
    '<row r="0">',
    '<row r="1048577"/>',
    '<sheetData>',
    '</worksheet>',
    ' r="A1"',
    ' t="s"',
    ' t="e"',
    ' s="99999"',
  ],
  ...[
    '<v>1E+308</v>',
    '<v>-1</v>',
    '<is><t>x</t></is>',
    '<mergeCell ref="A1:XFD1048576"/>',
    ' xmlns="x"',
    ' xml:space="x"',
  ],
  ...[
    '(('.repeat(200),
    'SUM('.repeat(100),
    'a'.repeat(40_000),
    ' '.repeat(10_000),
    '['.repeat(10_000),
    '"'.repeat(999),
  ],
];

const value = />[^<>]+</g;
const attribute = /="[^"]*"/g;

function oneOf<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[wholeNumber(random, 0, items.length - 1)];
}

/** One of the values or attributes is replaced, by another one or by something hostile. */
function otherValue(text: string, random: Random, pattern: RegExp): string {
  const found = [...text.matchAll(pattern)];
  const place = oneOf(random, found);
  if (!place) return text;
  const [whole] = place;
  const edges = [whole.startsWith('=') ? '="' : '>', whole.startsWith('=') ? '"' : '<'] as const;
  const other =
    random() < 0.4 ? (oneOf(random, found)?.[0] ?? whole) : `${edges[0]}${oneOf(random, pieces)}${edges[1]}`;
  return text.slice(0, place.index) + other + text.slice(place.index + whole.length);
}

/** Something is cut out, put in or repeated anywhere. */
function otherText(text: string, random: Random): string {
  const at = wholeNumber(random, 0, text.length);
  const end = at + wholeNumber(random, 0, 60);
  const from = wholeNumber(random, 0, text.length);
  const copied = text.slice(from, from + wholeNumber(random, 0, 300));
  const put =
    oneOf(random, [oneOf(random, pieces) ?? '', '', copied, copied.repeat(3), copied.repeat(200)]) ?? '';
  return text.slice(0, at) + put + text.slice(end);
}

function otherContent(content: string, random: Random): string {
  const kind = random();
  if (kind < 0.4) return otherValue(content, random, attribute);
  return kind < 0.75 ? otherValue(content, random, value) : otherText(content, random);
}

function otherParts(entries: readonly EntryWords[], random: Random): readonly EntryWords[] {
  const at = wholeNumber(random, 0, entries.length - 1);
  const other = oneOf(random, entries);
  const one = entries[at];
  if (!one || !other) return entries;
  const kind = random();
  const changed =
    kind < 0.85
      ? [{ ...one, content: otherContent(String(one.content), random) }]
      : kind < 0.88
        ? []
        : kind < 0.93
          ? [{ ...one, content: other.content }]
          : kind < 0.96
            ? [one, other]
            : [{ ...one, name: other.name }];
  return [...entries.slice(0, at), ...changed, ...entries.slice(at + 1)];
}

/** Bytes of the packed file are changed, cut off or moved. */
function otherBytes(file: Uint8Array, random: Random): Uint8Array {
  const changed = Uint8Array.from(file);
  for (let round = wholeNumber(random, 1, 6); round > 0; round -= 1) {
    const at = wholeNumber(random, 0, changed.length - 1);
    const from = wholeNumber(random, 0, changed.length - 1);
    if (random() < 0.7) changed[at] = wholeNumber(random, 0, 255);
    else changed.copyWithin(at, from, from + wholeNumber(random, 1, 64));
  }
  return random() < 0.1 ? changed.slice(0, wholeNumber(random, 0, changed.length)) : changed;
}

export function oddFile(random: Random, files: readonly SoundFile[]): Uint8Array {
  const { entries } = oneOf(random, files) ?? { entries: [] };
  if (random() < 0.15) return otherBytes(zipOf(entries), random);
  let changed = entries;
  for (let round = wholeNumber(random, 1, 4); round > 0; round -= 1) changed = otherParts(changed, random);
  // What is stored needs no packing, which is what takes time here.
  return zipOf(changed.map((entry) => ({ ...entry, method: 0 })));
}
