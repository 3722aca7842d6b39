// Leaves of an answer what a field mask names, as in sheets(properties(sheetId,title),charts).
import { invalid } from './google-error.ts';

interface Mask {
  readonly [field: string]: Mask;
}

/** An empty mask is everything of its field. */
function readMask(text: string, at: { place: number }): Mask {
  const mask: Record<string, Mask> = {};
  for (;;) {
    const [name = ''] = /^[\w./*]+/.exec(text.slice(at.place)) ?? [];
    if (name === '') throw invalid(`Invalid field selection ${text}`);
    at.place += name.length;
    const isNested = text[at.place] === '(';
    if (isNested) at.place += 1;
    mask[name] = isNested ? readMask(text, at) : {};
    if (isNested) {
      if (text[at.place] !== ')') throw invalid(`Invalid field selection ${text}`);
      at.place += 1;
    }
    if (text[at.place] !== ',') return mask;
    at.place += 1;
  }
}

function left(value: unknown, mask: Mask): unknown {
  if (Object.keys(mask).length === 0 || value === undefined) return value;
  if (Array.isArray(value)) return value.map((one) => left(one, mask));
  if (typeof value !== 'object' || value === null) throw invalid('Invalid field selection');
  const fields = new Map(Object.entries(value));
  return Object.fromEntries(
    Object.entries(mask).flatMap(([name, within]) =>
      fields.has(name) ? [[name, left(fields.get(name), within)]] : [],
    ),
  );
}

export function masked(answer: object, fields: string | null): unknown {
  if (fields === null || fields === '*') return answer;
  const at = { place: 0 };
  const mask = readMask(fields, at);
  if (at.place !== fields.length) throw invalid(`Invalid field selection ${fields}`);
  return left(answer, mask);
}
