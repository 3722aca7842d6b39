// Reads the notes of cells, and the conversations that newer programs keep in their place.
import { readAddress } from '../../book/address.ts';
import type { Package } from '../package/open-package.ts';
import type { Relationship } from '../package/relationship.ts';
import { withoutEscapes } from '../xml/string-escapes.ts';
import { childOf, childrenOf, type XmlElement } from '../xml/xml-element.ts';

/** All texts inside, whatever runs they are split into, the hints on how to say them left out. */
function textIn(element: XmlElement | null): string {
  if (!element || element.name === 'rPh') return '';
  if (element.name === 't') return element.text;
  return element.children.map(textIn).join('');
}

type Note = readonly [address: string, text: string];

const noteOf = (element: XmlElement, text: string): readonly Note[] => {
  const address = element.attribute('ref') ?? '';
  return readAddress(address) ? [[address, withoutEscapes(text)]] : [];
};

const plainNotes = (root: XmlElement): readonly Note[] =>
  childrenOf(childOf(root, 'commentList'), 'comment').flatMap((note) =>
    noteOf(note, textIn(childOf(note, 'text'))),
  );

/** Answers stand at the same cell; the first word of a conversation is its note. */
const conversations = (root: XmlElement): readonly Note[] =>
  childrenOf(root, 'threads:threadedComment')
    .filter((word) => word.attribute('parentId') === null)
    .flatMap((word) => noteOf(word, childOf(word, 'threads:text')?.text ?? ''));

export function readNotes(opened: Package, related: readonly Relationship[]): ReadonlyMap<string, string> {
  const partsOf = (sought: string): readonly string[] =>
    related.flatMap(({ type, part }) => (type === sought && part !== null && opened.has(part) ? [part] : []));
  return new Map([
    ...partsOf('comments').flatMap((part) => plainNotes(opened.tree(part))),
    ...partsOf('threadedComment').flatMap((part) => conversations(opened.tree(part))),
  ]);
}
