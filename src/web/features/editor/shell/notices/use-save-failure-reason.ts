// The reason why a save failed, in the visitor's language, if there is one to give.
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { isRefusal, NoResponseError } from '#web/api/api-error.ts';
import { useReason } from '#web/state/notices/use-reason.ts';
import { noSpaceCodeOf } from '#web/state/templates/no-space-code.ts';
import type { SaveState } from '../../document/document-state.ts';

/** The same template would be rejected again: something in it has to change. */
export const isTemplateFault = (saving: SaveState): boolean =>
  saving.kind === 'failed' &&
  (isRefusal(saving.error, 'template-invalid') || isRefusal(saving.error, 'bad-request'));

export function useSaveFailureReason(): (saving: SaveState) => string | null {
  const { formatMessage } = useIntl();
  const reason = useReason();
  return useCallback(
    (saving) => {
      if (saving.kind === 'deleted') return formatMessage({ id: 'deleted.title' });
      if (saving.kind !== 'failed' || saving.error instanceof NoResponseError) return null;
      if (isTemplateFault(saving)) return formatMessage({ id: 'editor.cannot-save' });
      if (noSpaceCodeOf(saving.error) !== null) return formatMessage({ id: 'space.title' });
      return reason(saving.error);
    },
    [formatMessage, reason],
  );
}
