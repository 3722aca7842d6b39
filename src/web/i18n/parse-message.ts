// Stands in for the message parser of react-intl in the built page: it reads what our texts use, and a test compares the two.
import {
  type MessageFormatElement,
  type PluralOrSelectOption,
  TYPE,
} from '@formatjs/icu-messageformat-parser/no-parser.js';

const name = /\s*([^\s{},<>/]+)\s*/y;
const tag = /<(\/?)([a-z]+)(\/?)>/y;
const comma = /\s*,\s*/y;
const selector = /\s*(=?[^\s{}=]+)\s*\{/y;

class MessageReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Up to the end, the brace that closes an option, or the end of a tag. */
  elements(inPlural: boolean, isInside: boolean): MessageFormatElement[] {
    const elements: MessageFormatElement[] = [];
    while (this.#at < this.#text.length) {
      const next = this.#text.charAt(this.#at);
      if (isInside && (next === '}' || this.#text.startsWith('</', this.#at))) break;
      elements.push(this.#element(next, inPlural));
    }
    return elements;
  }

  #element(next: string, inPlural: boolean): MessageFormatElement {
    if (next === '{') return this.#argument();
    if (next === '#' && inPlural) {
      this.#at += 1;
      return { type: TYPE.pound };
    }
    const opened = this.#match(tag);
    return opened ? this.#tag(opened, inPlural) : this.#literal(inPlural);
  }

  #literal(inPlural: boolean): MessageFormatElement {
    const special = inPlural ? '{}<#' : '{}<';
    let value = '';
    do {
      const char = this.#text.charAt(this.#at);
      this.#at += 1;
      const after = this.#text.charAt(this.#at);
      if (char !== "'" || after === '') value += char;
      else if (after === "'") {
        value += char;
        this.#at += 1;
      } else value += special.includes(after) ? this.#quoted() : char;
    } while (this.#at < this.#text.length && !this.#isSpecial(special));
    return { type: TYPE.literal, value };
  }

  /** A smaller-than sign begins a tag only before a letter. */
  #isSpecial(special: string): boolean {
    const char = this.#text.charAt(this.#at);
    return special.includes(char) && (char !== '<' || /[a-z/]/.test(this.#text.charAt(this.#at + 1)));
  }

  /** Up to the next single apostrophe. */
  #quoted(): string {
    const [quoted = ''] = /^(?:[^']|'')*/.exec(this.#text.slice(this.#at)) ?? [];
    this.#at += quoted.length + 1;
    return quoted.replaceAll("''", "'");
  }

  #tag([, slash, value = '', isEmpty]: RegExpExecArray, inPlural: boolean): MessageFormatElement {
    if (slash || isEmpty) return this.#refuse();
    const children = this.elements(inPlural, true);
    const closed = this.#match(tag);
    return closed?.[1] && closed[2] === value ? { type: TYPE.tag, value, children } : this.#refuse();
  }

  #argument(): MessageFormatElement {
    this.#at += 1;
    const value = this.#word();
    if (this.#take('}')) return { type: TYPE.argument, value };
    const kind = this.#match(comma) ? this.#word() : '';
    if (kind === 'number' && this.#take('}')) return { type: TYPE.number, value, style: null };
    if (!this.#match(comma)) return this.#refuse();
    if (kind === 'select') return { type: TYPE.select, value, options: this.#options(false) };
    if (kind !== 'plural') return this.#refuse();
    return { type: TYPE.plural, value, options: this.#options(true), offset: 0, pluralType: 'cardinal' };
  }

  #options(inPlural: boolean): Record<string, PluralOrSelectOption> {
    const options: Record<string, PluralOrSelectOption> = {};
    for (let found = this.#match(selector); found; found = this.#match(selector)) {
      options[found[1] ?? ''] = { value: this.elements(inPlural, true) };
      if (!this.#take('}')) return this.#refuse();
    }
    this.#match(/\s*/y);
    return this.#take('}') && options.other !== undefined ? options : this.#refuse();
  }

  #word(): string {
    return this.#match(name)?.[1] ?? this.#refuse();
  }

  #take(char: string): boolean {
    const isThere = this.#text.charAt(this.#at) === char;
    if (isThere) this.#at += 1;
    return isThere;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found) this.#at = pattern.lastIndex;
    return found;
  }

  #refuse(): never {
    throw new SyntaxError(`At ${this.#at} this is no text: ${this.#text}`);
  }
}

export const parse = (text: string): MessageFormatElement[] => new MessageReader(text).elements(false, false);
