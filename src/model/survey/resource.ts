// A resource of a section as sheets see it: its name, its kind and its path in the template.
import type { RelId, SectionId } from '#template/sections.ts';
import type { SectionResource } from '#template/template.ts';

export interface Resource {
  readonly id: string;
  readonly name: string;
  readonly sectionId: SectionId;
  readonly rel: RelId | null;
  readonly path: string;
  readonly entry: SectionResource;
}
