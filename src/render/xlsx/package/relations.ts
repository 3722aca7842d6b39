// What one part of a file leads to.
import type { PackagePart } from './package-part.ts';

export const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const packageTypes = 'http://schemas.openxmlformats.org/package/2006';

export interface Relation {
  /** The whole type, or the last word of an office type. */
  readonly type: string;
  readonly target: string;
}

const typeOf = (type: string): string => (type.includes('/') ? type : `${officeTypes}/${type}`);

/** Their ids are rId1, rId2 and so on, in the order given. */
export const relationsPart = (name: string, relations: readonly Relation[]): PackagePart => ({
  name,
  text: `${xmlHead}<Relationships xmlns="${packageTypes}/relationships">${relations
    .map(
      ({ type, target }, index) =>
        `<Relationship Id="rId${index + 1}" Type="${typeOf(type)}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`,
});
