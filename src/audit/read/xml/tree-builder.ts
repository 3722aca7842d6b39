// Builds the tree of an element from its tags, counting its nodes against the budget.
import type { Budget } from '../limits/budget.ts';
import type { Attributes } from './attributes.ts';
import type { XmlElement } from './xml-element.ts';
import type { XmlHandler } from './xml-handler.ts';

class GrowingElement implements XmlElement {
  readonly name: string;
  readonly children: GrowingElement[] = [];
  text = '';
  private readonly attributes: readonly string[];

  constructor(name: string, attributes: readonly string[]) {
    this.name = name;
    this.attributes = attributes;
  }

  attribute(name: string): string | null {
    for (let index = 0; index < this.attributes.length; index += 2) {
      if (this.attributes[index] === name) return this.attributes[index + 1] ?? null;
    }
    return null;
  }
}

/** `done` is given each outermost element once it is whole. */
export function createTreeBuilder(budget: Budget, done: (root: XmlElement) => void): XmlHandler {
  const open: GrowingElement[] = [];
  return {
    open: (name: string, attributes: Attributes) => {
      budget.spend('elements', 1);
      const element = new GrowingElement(name, attributes.copy());
      open.at(-1)?.children.push(element);
      open.push(element);
    },
    text: (text) => {
      const element = open.at(-1);
      if (!element) return;
      budget.spend('textCharacters', text.length);
      element.text += text;
    },
    close: () => {
      const element = open.pop();
      if (element && open.length === 0) done(element);
    },
  };
}
