// Reads the shared strings: rich text runs joined, phonetic hints left out.
import type { Budget } from '../limits/budget.ts';
import { detached } from '../xml/detached.ts';
import { withoutEscapes } from '../xml/string-escapes.ts';
import type { XmlHandler } from '../xml/xml-handler.ts';

class StringReader implements XmlHandler {
  readonly strings: string[] = [];
  private readonly budget: Budget;
  private string = '';
  private isInText = false;
  private phoneticDepth = 0;

  constructor(budget: Budget) {
    this.budget = budget;
  }

  open(name: string): void {
    if (name === 'si') this.string = '';
    else if (name === 't') this.isInText = this.phoneticDepth === 0;
    else if (name === 'rPh') this.phoneticDepth += 1;
  }

  text(text: string): void {
    if (this.isInText) this.string += text;
  }

  close(name: string): void {
    if (name === 't') this.isInText = false;
    else if (name === 'rPh') this.phoneticDepth -= 1;
    else if (name === 'si') {
      // An empty text costs memory too.
      this.budget.spend('textCharacters', this.string.length + 1);
      this.strings.push(detached(withoutEscapes(this.string)));
    }
  }
}

export function readStrings(budget: Budget, stream: (handler: XmlHandler) => void): readonly string[] {
  const reader = new StringReader(budget);
  stream(reader);
  return reader.strings;
}
