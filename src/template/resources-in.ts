// The resources of all sections, in the order of the sections.
import { type SectionId, sectionIds } from './sections.ts';

/** Resources under other names are kept in the template but are not part of the model. */
export const resourcesIn = <Resource>(
  sections: {
    readonly [Id in SectionId]?: readonly Resource[];
  },
): readonly Resource[] => sectionIds.flatMap((id) => sections[id] ?? []);
