// Deletes templates: they leave the list at once, and a notice restores them.
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useNotify } from '#web/state/notices/notify.ts';
import { useNotifyWithButton } from '#web/state/notices/use-notify-with-button.tsx';
import { clearOpenTemplate } from '#web/state/templates/open-template.ts';
import { stashDrafts } from '#web/state/unsaved-work/drafts.ts';
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';
import { useRestoreTemplates } from '../deleted/use-restore-templates.ts';
import { changeKnownTemplates } from '../templates/known-templates.ts';
import { beginDeleting } from '../templates/pending-changes.ts';
import { useTemplateName } from '../templates/use-template-name.ts';
import { deleteOnServer } from './delete-on-server.ts';
import { focusTemplate } from './focus-template.ts';

const failureShownMs = 5000;

export function useDeleteTemplates(): (templates: readonly TemplateSummary[]) => Promise<void> {
  const queryClient = useQueryClient();
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const offerUndo = useOfferUndo();
  return useCallback(
    async (templates) => {
      const uuids = templates.map(({ uuid }) => uuid);
      const end = beginDeleting(uuids);
      try {
        await deleteOnServer(uuids);
        await changeKnownTemplates(queryClient, (known) => known.filter(({ uuid }) => !uuids.includes(uuid)));
        for (const uuid of uuids) queryClient.removeQueries({ queryKey: ['document', uuid] });
        uuids.forEach(clearOpenTemplate);
        offerUndo(templates, uuids.map(stashDrafts));
      } catch {
        const message = formatMessage({ id: 'home.delete-failed' });
        notify({ color: 'red', message, autoClose: failureShownMs });
      } finally {
        end();
      }
    },
    [queryClient, formatMessage, notify, offerUndo],
  );
}

/** Drafts of unsaved work in the browser are restored with their template. */
function useOfferUndo() {
  const { formatMessage } = useIntl();
  const notify = useNotifyWithButton();
  const restore = useRestoreTemplates();
  const nameOf = useTemplateName();
  return useCallback(
    (templates: readonly TemplateSummary[], putBackDrafts: readonly (() => void)[]) => {
      const [first] = templates;
      if (first === undefined) return;
      notify({
        message: formatMessage({ id: 'home.deleted' }, { count: templates.length, name: nameOf(first) }),
        button: formatMessage({ id: 'home.undo' }),
        onPress: async () => {
          const restored = restore(templates);
          focusTemplate(first.uuid);
          if (await restored) for (const putBack of putBackDrafts) putBack();
        },
      });
    },
    [formatMessage, notify, restore, nameOf],
  );
}
