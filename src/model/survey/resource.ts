// A resource of a section as every sheet sees it: with its name, its kind and where in the template it is.
import type { RelId } from '#template/sections.ts';
import type { SectionResource } from '#template/template.ts';

export interface Resource {
  readonly id: string;
  readonly name: string;
  readonly sectionId: string;
  readonly rel: RelId | null;
  readonly path: string;
  readonly entry: SectionResource;
}
