// Reads the colours of a theme, in the order in which cells refer to them by index.
import { childOf, type XmlElement } from '../xml/xml-element.ts';

/** Light and dark are swapped compared with the order in the theme. */
const order = [
  ...['lt1', 'dk1', 'lt2', 'dk2', 'accent1', 'accent2'],
  ...['accent3', 'accent4', 'accent5', 'accent6', 'hlink', 'folHlink'],
];

/** What programs use where a file has no theme. */
export const defaultTheme: readonly string[] = [
  ...['FFFFFF', '000000', 'E7E6E6', '44546A', '4472C4', 'ED7D31'],
  ...['A5A5A5', 'FFC000', '5B9BD5', '70AD47', '0563C1', '954F72'],
];

function colourIn(element: XmlElement | null): string | null {
  const plain = childOf(element, 'a:srgbClr')?.attribute('val');
  const ofSystem = childOf(element, 'a:sysClr')?.attribute('lastClr');
  const colour = plain ?? ofSystem ?? '';
  return /^[0-9a-f]{6}$/i.test(colour) ? colour.toUpperCase() : null;
}

export function readTheme(root: XmlElement): readonly string[] {
  const scheme = childOf(childOf(root, 'a:themeElements'), 'a:clrScheme');
  return order.map(
    (name, index) => colourIn(childOf(scheme, `a:${name}`)) ?? defaultTheme[index] ?? '000000',
  );
}
