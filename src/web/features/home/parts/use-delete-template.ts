// Deletes a template and takes it out of everything that still shows it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { isRefusal } from '#web/api/api-error.ts';
import { request } from '#web/api/request.ts';
import { removeDrafts } from '#web/state/drafts.ts';
import { useNotify } from '#web/state/notify.ts';
import { forgetOpenTemplate } from '#web/state/open-template.ts';
import { type Visitor, visitorQuery } from '#web/state/visitor.ts';

const toastMs = 5000;

export function useDeleteTemplate(uuid: string) {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => deleteTemplate(uuid),
    onSuccess: () => {
      removeDrafts(uuid);
      forgetOpenTemplate(uuid);
      queryClient.removeQueries({ queryKey: ['document', uuid] });
      queryClient.setQueryData(visitorQuery.queryKey, (visitor) => visitor && without(visitor, uuid));
      void queryClient.invalidateQueries({ queryKey: visitorQuery.queryKey });
    },
    onError: () => {
      notify({ color: 'red', message: formatMessage({ id: 'home.delete-failed' }), autoClose: toastMs });
    },
  });
}

/** One that is gone already, deleted in another tab, is as good as deleted. */
async function deleteTemplate(uuid: string): Promise<void> {
  try {
    await request('deleteUserTemplate', { params: { id: uuid } });
  } catch (error) {
    if (!isRefusal(error, 'template-not-found')) throw error;
  }
}

/** What the server will answer, shown before it has. */
function without(visitor: Visitor, uuid: string): Visitor {
  const templates = visitor.templates.filter((template) => template.uuid !== uuid);
  const hasRoom = templates.length < visitor.settings.maxTemplatesIfNotSignedIn;
  return {
    ...visitor,
    templates,
    userCanAddNewTemplates: visitor.userCanAddNewTemplates || visitor.isSignedIn || hasRoom,
  };
}
