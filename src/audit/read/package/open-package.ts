// Opens the parts of a package by name: as a whole tree, as a stream, or only their relationships.
import type { Budget } from '../limits/budget.ts';
import { refuse } from '../limits/refusal.ts';
import { createPieceDecoder } from '../xml/text-decoder.ts';
import { Tokenizer } from '../xml/tokenizer.ts';
import { createTreeBuilder } from '../xml/tree-builder.ts';
import { childrenOf, type XmlElement } from '../xml/xml-element.ts';
import type { XmlHandler } from '../xml/xml-handler.ts';
import { readDirectory } from '../zip/directory.ts';
import { partKey } from '../zip/entry-name.ts';
import { unpackEntry } from '../zip/unpack-entry.ts';
import { relationshipsPart, resolvePath } from './part-path.ts';
import type { Relationship } from './relationship.ts';

export interface OpenPackage {
  readonly budget: Budget;
  has(part: string): boolean;
  stream(part: string, handler: XmlHandler): void;
  tree(part: string): XmlElement;
  /** None where the part has no relationships. */
  relationships(part: string): readonly Relationship[];
}

function relationshipOf(element: XmlElement, from: string): Relationship {
  const type = element.attribute('Type') ?? '';
  const target = element.attribute('Target') ?? '';
  const isOutside = element.attribute('TargetMode')?.toLowerCase() === 'external';
  return {
    id: element.attribute('Id') ?? '',
    type: type.slice(type.lastIndexOf('/') + 1),
    part: isOutside || target === '' ? null : resolvePath(from, target),
    address: isOutside ? target : null,
  };
}

export function openPackage(file: Uint8Array, budget: Budget): OpenPackage {
  const entries = readDirectory(file, budget.limits);

  const stream = (part: string, handler: XmlHandler): void => {
    const entry = entries.get(partKey(part));
    if (!entry) refuse('missingPart', { part });
    const tokenizer = new Tokenizer(part, handler, budget.limits);
    const decoder = createPieceDecoder(part, (text) => tokenizer.push(text));
    unpackEntry(file, entry, budget, decoder.push);
    decoder.end();
    tokenizer.end();
  };

  const tree = (part: string): XmlElement => {
    let root: XmlElement | null = null;
    const keep = (element: XmlElement): void => {
      root = element;
    };
    stream(part, createTreeBuilder(budget, keep));
    return root ?? refuse('brokenXml', { part });
  };

  const has = (part: string): boolean => entries.has(partKey(part));

  return {
    budget,
    has,
    stream,
    tree,
    relationships: (part) => {
      const path = relationshipsPart(part);
      const elements = has(path) ? childrenOf(tree(path), 'rels:Relationship') : [];
      return elements.map((element) => relationshipOf(element, part));
    },
  };
}
