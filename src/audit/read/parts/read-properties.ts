// Reads the properties of a file: its title, author, version, language and the program that wrote it.
import type { BookProperties } from '../../book/book.ts';
import type { OpenPackage } from '../package/open-package.ts';
import { childOf, type XmlElement } from '../xml/xml-element.ts';

const textOf = (root: XmlElement | null, name: string): string => childOf(root, name)?.text.trim() ?? '';

/** A property that a person named is found by that name. */
function customVersion(root: XmlElement | null): string {
  const found = root?.children.find((property) =>
    /^(version|версия)$/i.test(property.attribute('name')?.trim() ?? ''),
  );
  return found?.children[0]?.text.trim() ?? '';
}

export function readProperties(opened: OpenPackage): BookProperties {
  const related = opened.relationships('');
  const tree = (type: string): XmlElement | null => {
    const part = related.find((one) => one.type === type)?.part ?? null;
    return part !== null && opened.has(part) ? opened.tree(part) : null;
  };
  const core = tree('core-properties') ?? tree('coreProperties');
  const version = textOf(core, 'core:version');
  return {
    title: textOf(core, 'dc:title'),
    author: textOf(core, 'dc:creator'),
    version: version === '' ? customVersion(tree('custom-properties') ?? tree('customProperties')) : version,
    language: textOf(core, 'dc:language'),
    application: textOf(tree('extended-properties') ?? tree('extendedProperties'), 'app:Application'),
  };
}
