// Lists the external sources of a workbook: other workbooks and data connections.

import type { OpenPackage } from '../package/open-package.ts';
import type { Relationship } from '../package/relationship.ts';
import { childOf, childrenOf, type XmlElement } from '../xml/xml-element.ts';

/** The address is more informative than the name of the connection. */
function connectionAddress(connection: XmlElement): string {
  const database = childOf(connection, 'dbPr')?.attribute('connection');
  const page = childOf(connection, 'webPr')?.attribute('url');
  const text = childOf(connection, 'textPr')?.attribute('sourceFile');
  return database ?? page ?? text ?? connection.attribute('name') ?? '';
}

export function readExternalLinks(opened: OpenPackage, related: readonly Relationship[]): readonly string[] {
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
