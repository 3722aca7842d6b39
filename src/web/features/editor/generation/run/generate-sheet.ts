// Generates one sheet that failed before: makes the model again and takes its lines of that sheet as one step.

import { defineMessages } from 'react-intl';
import type { BusinessSectionId, ModuleId } from '#template/sections.ts';
import type { Template } from '#template/template.ts';
import type { TemplateDocument } from '../../document/document.ts';
import { putStates, withoutProgress, withProgress } from '../../document/modules/module-states.ts';
import { sectionResources } from '../../document/resources/resource-view.ts';
import { putGenerated } from './put-generated.ts';

const labels = defineMessages({ generate: { id: 'step.generate-sheet' } });

interface FailedSheet {
  readonly moduleId: ModuleId;
  readonly sectionId: BusinessSectionId;
  /** The title that undo shows. */
  readonly title: string;
}

/** False if there is nothing this time either. */
export async function generateSheet(
  { store, edit }: Pick<TemplateDocument, 'store' | 'edit'>,
  { moduleId, sectionId, title }: FailedSheet,
  generate: () => Promise<Template>,
): Promise<boolean> {
  store.setState(({ progress }) => ({ progress: withProgress(progress, [moduleId], 'progress') }));
  const generated = await generate().catch(() => null);
  store.setState(({ progress }) => ({ progress: withoutProgress(progress, moduleId) }));
  if (!generated || sectionResources(generated, sectionId).length === 0) return false;
  const { template } = store.getState();
  edit({
    label: { message: labels.generate, values: { sheet: title } },
    recipe: (draft) => {
      putGenerated(draft, template, generated, [sectionId]);
      putStates(draft, [moduleId], 'done');
    },
  });
  return true;
}
