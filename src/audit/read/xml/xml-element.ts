// A small part of a file as a tree, for everything that is not streamed.

export interface XmlElement {
  readonly name: string;
  readonly children: readonly XmlElement[];
  readonly text: string;
  attribute(name: string): string | null;
}

export const childOf = (element: XmlElement | null | undefined, name: string): XmlElement | null =>
  element?.children.find((child) => child.name === name) ?? null;

export const childrenOf = (element: XmlElement | null | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

export function numberAttribute(element: XmlElement | null | undefined, name: string): number | null {
  const text = element?.attribute(name) ?? null;
  const number = Number(text);
  return text === null || text.trim() === '' || !Number.isFinite(number) ? null : number;
}

export const isTrue = (text: string | null): boolean => text === '1' || text === 'true' || text === 'on';

export const booleanAttribute = (
  element: XmlElement | null | undefined,
  name: string,
  otherwise = false,
): boolean => {
  const text = element?.attribute(name) ?? null;
  return text === null ? otherwise : isTrue(text);
};
