// The resources of all sections, in the order of the sections.
import { type SectionId, sectionIds } from './sections.ts';

/** What stands under other names is kept in the template and is no part of the model. */
export const resourcesIn = <Resource>(
  sections: {
    readonly [Id in SectionId]?: readonly Resource[];
  },
): readonly Resource[] => sectionIds.flatMap((id) => sections[id] ?? []);
