// Reads the notes of cells, and the threaded comments that newer programs write instead.
import { readAddress } from '../../book/address.ts';
import type { OpenPackage } from '../package/open-package.ts';
import type { Relationship } from '../package/relationship.ts';
import { withoutEscapes } from '../xml/string-escapes.ts';
import { childOf, childrenOf, type XmlElement } from '../xml/xml-element.ts';

/** All texts inside, whatever runs they are split into, the hints on how to say them left out. */
function textIn(element: XmlElement | null): string {
  if (!element || element.name === 'rPh') return '';
  if (element.name === 't') return element.text;
  return element.children.map(textIn).join('');
}

type CellNote = readonly [address: string, text: string];

const noteOf = (element: XmlElement, text: string): readonly CellNote[] => {
  const address = element.attribute('ref') ?? '';
  return readAddress(address) ? [[address, withoutEscapes(text)]] : [];
};

const plainNotes = (root: XmlElement): readonly CellNote[] =>
  childrenOf(childOf(root, 'commentList'), 'comment').flatMap((note) =>
    noteOf(note, textIn(childOf(note, 'text'))),
  );

/** Replies belong to the same cell; the first comment of a thread is its note. */
const conversations = (root: XmlElement): readonly CellNote[] =>
  childrenOf(root, 'threads:threadedComment')
    .filter((word) => word.attribute('parentId') === null)
    .flatMap((word) => noteOf(word, childOf(word, 'threads:text')?.text ?? ''));

export function readNotes(
  opened: OpenPackage,
  related: readonly Relationship[],
): ReadonlyMap<string, string> {
  const partsOf = (sought: string): readonly string[] =>
    related.flatMap(({ type, part }) => (type === sought && part !== null && opened.has(part) ? [part] : []));
  return new Map([
    ...partsOf('comments').flatMap((part) => plainNotes(opened.tree(part))),
    ...partsOf('threadedComment').flatMap((part) => conversations(opened.tree(part))),
  ]);
}
