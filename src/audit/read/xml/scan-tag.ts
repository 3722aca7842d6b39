// Scans the opening tag of an element: its name, its raw attributes, and where it ends.

export interface ScannedTag {
  name: string;
  /** Name and value in turn, references in values not yet replaced. */
  readonly attributes: string[];
  isEmpty: boolean;
}

export const unfinished = -1;
export const broken = -2;

const isBlank = (code: number): boolean => code === 32 || code === 10 || code === 13 || code === 9;

/** Characters that end a name: blanks, / > = < and quotes. */
const endsName = (code: number): boolean =>
  isBlank(code) || code === 47 || code === 62 || code === 61 || code === 60 || code === 34 || code === 39;

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (isBlank(text.charCodeAt(at))) at += 1;
  return at;
}

function endOfName(text: string, from: number): number {
  let at = from;
  while (at < text.length && !endsName(text.charCodeAt(at))) at += 1;
  return at;
}

/** One attribute from its first letter on; gives the place behind its closing quote. */
function scanAttribute(text: string, from: number, into: string[]): number {
  const nameEnd = endOfName(text, from);
  const equals = skipBlanks(text, nameEnd);
  if (equals >= text.length) return unfinished;
  if (nameEnd === from || text[equals] !== '=') return broken;
  const open = skipBlanks(text, equals + 1);
  const quote = text[open];
  if (quote === undefined) return unfinished;
  if (quote !== '"' && quote !== "'") return broken;
  const close = text.indexOf(quote, open + 1);
  if (close < 0) return unfinished;
  const value = text.slice(open + 1, close);
  if (value.includes('<')) return broken;
  into.push(text.slice(from, nameEnd), value);
  return close + 1;
}

/** `from` is the place behind the opening bracket; gives the place behind the closing one, unfinished or broken. */
export function scanTag(text: string, from: number, tag: ScannedTag): number {
  tag.attributes.length = 0;
  let at = endOfName(text, from);
  tag.name = text.slice(from, at);
  if (at >= text.length) return unfinished;
  if (tag.name === '') return broken;
  for (;;) {
    const next = skipBlanks(text, at);
    const code = text.charCodeAt(next);
    if (next >= text.length) return unfinished;
    tag.isEmpty = code === 47;
    if (code === 62) return next + 1;
    if (code === 47) return scanEmptyEnd(text, next);
    if (next === at) return broken;
    at = scanAttribute(text, next, tag.attributes);
    if (at < 0) return at;
  }
}

function scanEmptyEnd(text: string, slash: number): number {
  if (slash + 1 >= text.length) return unfinished;
  return text.charCodeAt(slash + 1) === 62 ? slash + 2 : broken;
}
