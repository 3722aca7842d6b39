// Uses a gallery template: saves a copy of the visitor's own and opens it.
import { Button, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { openDialog } from '../dialogs/dialogs.ts';
import { useNotify } from '../notices/notify.ts';
import { track } from '../page/analytics.ts';
import { useVisitor, visitorQuery } from '../visitor/visitor.ts';
import type { OfferedDocument } from './copy-of-template.ts';
import { fromCard } from './from-card.ts';
import { newUuid } from './new-uuid.ts';
import { noSpaceCodeOf } from './no-space-code.ts';
import { type SavedCopy, saveCopy } from './save-copy.ts';
import { useNotifyNoSpace } from './use-notify-no-space.tsx';
import { useOfferPurchase } from './use-offer-purchase.ts';

const listedAfterMs = 1000;

export interface OfferedGalleryTemplate {
  readonly uuid: string;
  readonly needsPurchase: boolean;
  /** If the page has it already. */
  readonly document?: OfferedDocument;
}

export interface GalleryTemplateUse {
  readonly use: (offered: OfferedGalleryTemplate) => void;
  /** The uuid of the one being copied. */
  readonly usedUuid: string | null;
}

export function useGalleryTemplate(): GalleryTemplateUse {
  const visitor = useVisitor();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const copy = useSaveCopy();
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const tellFailure = useNotifyFailure();
  const tellLimit = useNotifyLimit();
  const offerPurchase = useOfferPurchase();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (offered: OfferedGalleryTemplate) => {
      const saved = await copy(offered);
      // Whether the copy is paid for is known once it is listed; until then what is bought would have a padlock.
      if (visitor.newTemplatesNeedPurchase) {
        await queryClient.refetchQueries({ queryKey: visitorQuery.queryKey });
      }
      return saved;
    },
    onSuccess: ({ isRepaired }) => {
      track('gallery-opened');
      if (isRepaired)
        notify({ color: 'yellow', message: formatMessage({ id: 'copy.repaired' }), autoClose: false });
      setTimeout(
        () => void queryClient.invalidateQueries({ queryKey: visitorQuery.queryKey }),
        listedAfterMs,
      );
    },
    onError: (error, { uuid }) => {
      if (isRefusal(error, 'payment-required')) offerPurchase(uuid);
      else tellFailure(error);
    },
  });
  const use = (offered: OfferedGalleryTemplate) => {
    if (offered.needsPurchase) offerPurchase(offered.uuid);
    else if (!visitor.userCanAddNewTemplates) tellLimit();
    else {
      // Someone who has navigated elsewhere meanwhile is not brought back.
      mutate(offered, {
        onSuccess: ({ uuid }) => void navigate({ to: '/template/$uuid/', params: { uuid }, state: fromCard }),
      });
    }
  };
  return { use, usedUuid: isPending ? variables.uuid : null };
}

function useSaveCopy(): (offered: OfferedGalleryTemplate) => Promise<SavedCopy> {
  const { formatMessage } = useIntl();
  const { language } = useVisitor().settings;
  return async ({ uuid, document }) => {
    const original = document ?? (await call('getGalleryTemplate', { params: { templateId: uuid } }));
    return saveCopy(original, uuid, {
      uuid: newUuid(),
      timestamp: Date.now(),
      language,
      nameAfter: (name) => formatMessage({ id: 'copy.name' }, { name }),
    });
  };
}

function useNotifyFailure(): (error: Error) => void {
  const { formatMessage } = useIntl();
  const notify = useNotify();
  const tellLimit = useNotifyLimit();
  const tellNoSpace = useNotifyNoSpace();
  return (error) => {
    if (isRefusal(error, 'template-limit')) {
      tellLimit();
      return;
    }
    const noSpace = noSpaceCodeOf(error);
    if (noSpace !== null) {
      tellNoSpace(noSpace);
      return;
    }
    const isGone = isRefusal(error, 'template-not-found');
    notify({
      color: 'red',
      message: isGone ? formatMessage({ id: 'copy.gone' }) : formatMessage({ id: 'copy.failed' }),
    });
  };
}

function useNotifyLimit(): () => void {
  const { formatMessage } = useIntl();
  const { isSignedIn } = useVisitor();
  const notify = useNotify();
  return () =>
    notify({
      id: 'template-limit',
      color: 'yellow',
      title: formatMessage({ id: 'copy.limit-title' }),
      message: isSignedIn ? formatMessage({ id: 'copy.limit-signed-in' }) : <SignInToKeepMore />,
    });
}

function SignInToKeepMore() {
  return (
    <>
      <Text size="sm" mb="xs">
        <FormattedMessage id="copy.limit" />
      </Text>
      <Button
        size="compact-sm"
        variant="light"
        onClick={() => openDialog({ name: 'sign-in', mode: 'sign-in' })}
      >
        <FormattedMessage id="copy.sign-in" />
      </Button>
    </>
  );
}
