// Maps every known namespace to one short prefix, whatever prefix or edition of the standard a file uses.

const openXml = 'http://schemas.openxmlformats.org/';
const strict = 'http://purl.oclc.org/ooxml/';

const prefixes: ReadonlyMap<string, string> = new Map([
  [`${openXml}spreadsheetml/2006/main`, ''],
  [`${strict}spreadsheetml/main`, ''],
  [`${openXml}officeDocument/2006/relationships`, 'r:'],
  [`${strict}officeDocument/relationships`, 'r:'],
  [`${openXml}package/2006/relationships`, 'rels:'],
  [`${openXml}package/2006/content-types`, 'types:'],
  [`${openXml}drawingml/2006/main`, 'a:'],
  [`${strict}drawingml/main`, 'a:'],
  [`${openXml}package/2006/metadata/core-properties`, 'core:'],
  ['http://purl.org/dc/elements/1.1/', 'dc:'],
  [`${openXml}officeDocument/2006/extended-properties`, 'app:'],
  [`${strict}officeDocument/extendedProperties`, 'app:'],
  [`${openXml}officeDocument/2006/custom-properties`, 'custom:'],
  [`${strict}officeDocument/customProperties`, 'custom:'],
  ['http://schemas.microsoft.com/office/spreadsheetml/2009/9/main', 'x14:'],
  ['http://schemas.microsoft.com/office/excel/2006/main', 'xm:'],
  ['http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments', 'threads:'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc:'],
  ['http://www.w3.org/XML/1998/namespace', 'xml:'],
]);

/** Elements of unknown namespaces get a name that nothing looks for. */
export const shortPrefix = (namespace: string): string => prefixes.get(namespace) ?? '?:';
