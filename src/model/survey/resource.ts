// A resource of a section as sheets see it: its name, its kind and its path in the template.
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
