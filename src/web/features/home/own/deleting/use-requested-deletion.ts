// Asks before one template is deleted, and moves the focus on when templates are deleted.
import { useCallback, useState } from 'react';
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';
import { focusTemplate, neighbourOf } from './focus-template.ts';
import { useDeleteTemplates } from './use-delete-templates.tsx';

export function useRequestedDeletion(templates: readonly TemplateSummary[]) {
  const [asked, setAsked] = useState<TemplateSummary | null>(null);
  const deleteTemplates = useDeleteTemplates();
  const deleteNow = useCallback(
    (gone: readonly TemplateSummary[]) => {
      const uuids = gone.map(({ uuid }) => uuid);
      const next = neighbourOf(
        uuids,
        templates.map(({ uuid }) => uuid),
      );
      void deleteTemplates(gone);
      focusTemplate(next);
    },
    [templates, deleteTemplates],
  );
  return {
    asked,
    ask: setAsked,
    cancel: () => setAsked(null),
    confirm: () => {
      setAsked(null);
      if (asked) deleteNow([asked]);
    },
    deleteNow,
  };
}
