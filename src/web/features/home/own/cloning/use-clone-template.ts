// Clones a template: a placeholder appears in the list at once, and a notice opens the clone.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useNotify } from '#web/state/notices/notify.ts';
import { useNotifyWithButton } from '#web/state/notices/use-notify-with-button.tsx';
import { noSpaceCodeOf } from '#web/state/templates/no-space-code.ts';
import { useNotifyNoSpace } from '#web/state/templates/use-notify-no-space.tsx';
import { useOfferPurchase } from '#web/state/templates/use-offer-purchase.ts';
import type { TemplateSummary } from '#web/state/visitor/visitor.ts';
import { changeKnownTemplates } from '../templates/known-templates.ts';
import { beginCloning } from '../templates/pending-changes.ts';
import { useTemplateName } from '../templates/use-template-name.ts';
import { markFresh, unmarkFresh } from './fresh-template.ts';

export function useCloneTemplate(): (template: TemplateSummary) => Promise<void> {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const notifyWithButton = useNotifyWithButton();
  const tellNoSpace = useNotifyNoSpace();
  const offerPurchase = useOfferPurchase();
  const nameOf = useTemplateName();
  return useCallback(
    async (template) => {
      const end = beginCloning(template);
      try {
        const copy = await cloneOnServer(template);
        await changeKnownTemplates(queryClient, (known) => [copy, ...known]);
        markFresh(copy.uuid);
        notifyWithButton({
          message: formatMessage({ id: 'home.cloned' }, { name: nameOf(copy) }),
          button: formatMessage({ id: 'home.open' }),
          onPress: () => navigate({ to: '/template/$uuid/', params: { uuid: copy.uuid } }),
          onClose: () => unmarkFresh(copy.uuid),
        });
      } catch (error) {
        if (isRefusal(error, 'payment-required')) {
          offerPurchase(template.uuid);
          return;
        }
        const noSpace = noSpaceCodeOf(error);
        if (noSpace !== null) {
          tellNoSpace(noSpace);
          return;
        }
        const isFull = isRefusal(error, 'template-limit');
        const message = isFull
          ? formatMessage({ id: 'home.limit-title' })
          : formatMessage({ id: 'home.clone-failed' });
        notify({ color: 'red', message });
      } finally {
        end();
      }
    },
    [queryClient, navigate, formatMessage, notify, notifyWithButton, tellNoSpace, offerPurchase, nameOf],
  );
}

async function cloneOnServer(original: TemplateSummary): Promise<TemplateSummary> {
  const params = { id: original.uuid };
  const document = await call('getUserTemplate', { params });
  const { template, revision } = await call('cloneTemplate', { params, body: { template: document } });
  const { uuid, name, timestamp } = template;
  const time = typeof timestamp === 'number' ? timestamp : original.timestamp;
  return {
    ...original,
    uuid,
    revision,
    name: typeof name === 'string' ? name : original.name,
    timestamp: time,
    createdAt: time,
    isPublished: false,
  };
}
