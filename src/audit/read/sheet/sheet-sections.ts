// Reads the sections of a sheet besides its cells, each as a small tree.
import { readArea } from '../../book/address.ts';
import type { Area, ConditionalFormat, DataValidation, Hyperlink } from '../../book/book.ts';
import type { Relationship } from '../package/relationship.ts';
import { childOf, childrenOf, type XmlElement } from '../xml/xml-element.ts';

const areasIn = (text: string | null): readonly Area[] =>
  (text ?? '').split(/\s+/).flatMap((range) => readArea(range) ?? []);

export const readMerges = (section: XmlElement): readonly Area[] =>
  childrenOf(section, 'mergeCell').flatMap((merge) => areasIn(merge.attribute('ref')));

const textsOf = (element: XmlElement, names: readonly string[]): readonly string[] =>
  names.flatMap((name) => {
    const found = childOf(element, name);
    const formula = childOf(found, 'xm:f')?.text ?? found?.text ?? '';
    return formula.trim() === '' ? [] : [formula];
  });

const says = (element: XmlElement, name: string): boolean => (element.attribute(name) ?? '') !== '';

export function readValidations(section: XmlElement): readonly DataValidation[] {
  return section.children
    .filter(({ name }) => name === 'dataValidation' || name === 'x14:dataValidation')
    .map((rule) => ({
      areas: areasIn(rule.attribute('sqref') ?? childOf(rule, 'xm:sqref')?.text ?? null),
      type: rule.attribute('type') ?? 'none',
      formulas: textsOf(rule, ['formula1', 'formula2', 'x14:formula1', 'x14:formula2']),
      hasMessage: says(rule, 'prompt') || says(rule, 'error'),
    }));
}

export function readConditions(section: XmlElement): readonly ConditionalFormat[] {
  const areas = areasIn(section.attribute('sqref') ?? childOf(section, 'xm:sqref')?.text ?? null);
  return section.children
    .filter(({ name }) => name === 'cfRule' || name === 'x14:cfRule')
    .map((rule) => ({
      areas,
      type: rule.attribute('type') ?? '',
      operator: rule.attribute('operator'),
      formulas: rule.children
        .filter(({ name }) => name === 'formula' || name === 'xm:f')
        .map(({ text }) => text),
    }));
}

function linkOf(element: XmlElement, related: readonly Relationship[]): Omit<Hyperlink, 'area'> {
  const id = element.attribute('r:id');
  const address = id === null ? null : (related.find((one) => one.id === id)?.address ?? null);
  const location = element.attribute('location');
  if (address === null) return { location, target: null };
  if (address.startsWith('#')) return { location: location ?? address.slice(1), target: null };
  return { location: null, target: location === null ? address : `${address}#${location}` };
}

export function readLinks(section: XmlElement, related: readonly Relationship[]): readonly Hyperlink[] {
  const byId = related.filter(({ type }) => type === 'hyperlink');
  return childrenOf(section, 'hyperlink').flatMap((element) => {
    const area = readArea(element.attribute('ref') ?? '');
    return area ? [{ area, ...linkOf(element, byId) }] : [];
  });
}

/** Settings that newer programs store separately under the same names. */
export const extensionsIn = (section: XmlElement): readonly XmlElement[] =>
  childrenOf(section, 'ext').flatMap(({ children }) => children);
