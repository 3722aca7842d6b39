// Lists what a workbook reads from outside: other workbooks, and connections to data.

import type { Package } from '../package/open-package.ts';
import type { Relationship } from '../package/relationship.ts';
import { childOf, childrenOf, type XmlElement } from '../xml/xml-element.ts';

/** The address says more than the name that someone gave the connection. */
function connectionAddress(connection: XmlElement): string {
  const database = childOf(connection, 'dbPr')?.attribute('connection');
  const page = childOf(connection, 'webPr')?.attribute('url');
  const text = childOf(connection, 'textPr')?.attribute('sourceFile');
  return database ?? page ?? text ?? connection.attribute('name') ?? '';
}

export function readExternalLinks(opened: Package, related: readonly Relationship[]): readonly string[] {
  const partsOf = (sought: string): readonly string[] =>
    related.flatMap(({ type, part }) => (type === sought && part !== null && opened.has(part) ? [part] : []));
  const workbooks = partsOf('externalLink').map(
    (part) => opened.relationships(part).find(({ address }) => address !== null)?.address ?? part,
  );
  const connections = partsOf('connections').flatMap((part) =>
    childrenOf(opened.tree(part), 'connection').map(connectionAddress),
  );
  return [...workbooks, ...connections];
}
