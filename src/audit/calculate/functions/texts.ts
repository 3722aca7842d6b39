// Text functions.
import type { FunctionFamily } from '../runtime/code.ts';
import type { FormulaContext } from '../runtime/formula-context.ts';
import { fitting, longestText, toText } from '../values/coerce.ts';
import { numberInText } from '../values/number-in-text.ts';
import { throwError } from '../values/spreadsheet-error.ts';
import { findsPattern } from '../values/text-pattern.ts';
import type { Scalar } from '../values/value.ts';
import { define, type FunctionArguments, textual } from './define.ts';
import { formatted } from './format-text.ts';
import { round } from './rounding.ts';

function counted(count: number): number {
  if (count < 0) throw throwError('#VALUE!');
  return count;
}

function middle(args: FunctionArguments): string {
  const start = args.whole(1);
  if (start < 1) throw throwError('#VALUE!');
  return args.text(0).substring(start - 1, start - 1 + counted(args.whole(2)));
}

function last(args: FunctionArguments): string {
  const text = args.text(0);
  return text.substring(Math.max(0, text.length - counted(args.whole(1, 1))));
}

function place(args: FunctionArguments, find: (text: string, from: number) => number): number {
  const from = args.whole(2, 1) - 1;
  const text = args.text(1);
  if (from < 0 || from > text.length) throw throwError('#VALUE!');
  const at = find(text, from);
  if (at < 0) throw throwError('#VALUE!');
  return at + 1;
}

/** The longest text is told before it is made: two texts of a cell can make one that fills the memory. */
function exchanged(text: string, parts: readonly string[], old: string, fresh: string): string {
  const length = text.length + (parts.length - 1) * (fresh.length - old.length);
  if (length > longestText) throw throwError('#VALUE!');
  return parts.join(fresh);
}

function substitute(args: FunctionArguments): string {
  const [text, old, fresh] = [args.text(0), args.text(1), args.text(2)];
  if (old === '') return text;
  const parts = text.split(old);
  if (!args.has(3)) return exchanged(text, parts, old, fresh);
  const target = args.whole(3);
  if (target < 1) throw throwError('#VALUE!');
  if (parts.length <= target) return text;
  return parts.slice(0, target).join(old) + fresh + parts.slice(target).join(old);
}

function replaced(args: FunctionArguments): string {
  const [text, start] = [args.text(0), args.whole(1)];
  if (start < 1) throw throwError('#VALUE!');
  return text.slice(0, start - 1) + args.text(3) + text.slice(start - 1 + counted(args.whole(2)));
}

function repeated(args: FunctionArguments): string {
  const [text, times] = [args.text(0), counted(args.whole(1))];
  if (text.length * times > longestText) throw throwError('#VALUE!');
  return text === '' ? '' : text.repeat(times);
}

function textsIn(args: FunctionArguments, context: FormulaContext, from: number): string[] {
  const texts: string[] = [];
  let length = 0;
  for (const value of args.from(from)) {
    for (const scalar of context.table(value).cells) {
      const text = toText(scalar);
      length += text.length;
      if (length > longestText) throw throwError('#VALUE!');
      texts.push(text);
    }
  }
  return texts;
}

function joined(args: FunctionArguments, context: FormulaContext): string {
  const all = textsIn(args, context, 2);
  const texts = args.is(1) ? all.filter((text) => text !== '') : all;
  const between = args.text(0);
  if ((texts.length - 1) * between.length > longestText) throw throwError('#VALUE!');
  return texts.join(between);
}

/** As many decimals as FIXED may show, and as many as a number is written with here; the rest are zeros. */
const mostDecimals = 127;
const mostWritten = 100;

function grouped(value: number, digits: number): string {
  if (digits > mostDecimals) throw throwError('#VALUE!');
  const written = Math.min(mostWritten, Math.max(0, digits));
  const [whole = '', decimals] = Math.abs(round(value, digits)).toFixed(written).split('.');
  const part = decimals?.padEnd(digits, '0');
  const sign = round(value, digits) < 0 ? '-' : '';
  return sign + whole.replace(/\B(?=(\d{3})+$)/g, ',') + (part ? `.${part}` : '');
}

function fixed(args: FunctionArguments): string {
  const digits = args.whole(1, 2);
  const text = grouped(args.number(0), digits);
  return args.is(2) ? text.replaceAll(',', '') : text;
}

const properCase = (text: string): string =>
  text.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());

function numberOf(scalar: Scalar): number {
  return typeof scalar === 'number' ? scalar : numberInText(toText(scalar));
}

const one = (calculate: (text: string) => Scalar) => textual(1, 1, (args) => calculate(args.text(0)));

export const texts: FunctionFamily = {
  LEN: one((text) => text.length),
  LOWER: one((text) => text.toLowerCase()),
  UPPER: one((text) => text.toUpperCase()),
  PROPER: one(properCase),
  TRIM: one((text) => text.replace(/ +/g, ' ').replace(/^ | $/g, '')),
  CLEAN: one((text) => text.replace(/\p{Cc}/gu, '')),
  LEFT: textual(1, 2, (args) => args.text(0).substring(0, counted(args.whole(1, 1)))),
  RIGHT: textual(1, 2, last),
  MID: textual(3, 3, middle),
  FIND: textual(2, 3, (args) => place(args, (text, from) => text.indexOf(args.text(0), from))),
  SEARCH: textual(2, 3, (args) => place(args, findsPattern(args.text(0)))),
  SUBSTITUTE: textual(3, 4, substitute),
  REPLACE: textual(4, 4, replaced),
  REPT: textual(2, 2, repeated),
  EXACT: textual(2, 2, (args) => args.text(0) === args.text(1)),
  CHAR: textual(1, 1, (args) => {
    const code = args.whole(0);
    if (code < 32 || code > 126) throw throwError('#VALUE!');
    return String.fromCharCode(code);
  }),
  UNICHAR: textual(1, 1, (args) => {
    const code = args.whole(0);
    if (code < 1 || code > 0x10ffff) throw throwError('#VALUE!');
    if (code >= 0xd800 && code <= 0xdfff) throw throwError('#N/A');
    return String.fromCodePoint(code);
  }),
  CODE: one((text) => text.charCodeAt(0)),
  UNICODE: one((text) => text.codePointAt(0) ?? 0),
  T: textual(1, 1, (args) => {
    const scalar = args.scalar(0);
    return typeof scalar === 'string' ? scalar : '';
  }),
  VALUE: textual(1, 1, (args) => numberOf(args.scalar(0))),
  TEXT: textual(2, 2, (args) => formatted(args.scalar(0), args.text(1))),
  FIXED: textual(1, 3, fixed),
  CONCATENATE: textual(1, 255, (args) => {
    let text = '';
    for (let at = 0; at < args.count; at += 1) text = fitting(text + args.text(at));
    return text;
  }),
  CONCAT: define(1, 255, 'v', (args, context) => textsIn(args, context, 0).join('')),
  TEXTJOIN: define(3, 255, 'ssv', joined),
};
