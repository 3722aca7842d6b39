// A resource in one version of a template.
import type { SectionResource, Template } from '#template/template.ts';

export type ResourceVersion = readonly [template: Template, resource: SectionResource];

export const resourceName = ({ data }: Template, { coreResource }: SectionResource): string =>
  data.coreResources.find(({ id }) => id === coreResource)?.name ?? coreResource;
