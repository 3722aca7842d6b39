// Finds the workbook part, and tells other packaged documents from workbooks.
import { refuse } from '../limits/refusal.ts';
import type { OpenPackage } from '../package/open-package.ts';
import { childrenOf } from '../xml/xml-element.ts';

const contentTypesPart = '[Content_Types].xml';

export interface WorkbookPart {
  readonly part: string;
  /** As the list of contents says; empty where it does not. */
  readonly contentType: string;
}

function contentTypeOf(opened: OpenPackage, part: string): string {
  if (!opened.has(contentTypesPart)) return '';
  const types = opened.tree(contentTypesPart);
  const isThis = (name: string | null): boolean =>
    name?.replace(/^\//, '').toLowerCase() === part.toLowerCase();
  const own = childrenOf(types, 'types:Override').find((type) => isThis(type.attribute('PartName')));
  return own?.attribute('ContentType') ?? '';
}

export function findWorkbook(opened: OpenPackage): WorkbookPart {
  if (opened.has('META-INF/manifest.xml')) return refuse('openDocument');
  const main = opened.relationships('').find(({ type }) => type === 'officeDocument');
  if (!main) return refuse('otherDocument');
  const part = main.part ?? refuse('missingPart', { part: 'workbook' });
  const contentType = contentTypeOf(opened, part);
  if (part.endsWith('.bin') || contentType.includes('sheet.binary')) return refuse('binaryWorkbook');
  if (/wordprocessingml|presentationml|visio/.test(contentType)) return refuse('otherDocument');
  return { part, contentType };
}
