// Has the link to a read-only cloud spreadsheet of a template sent to an e-mail address.
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

export function useSendPreview(templateUuid: string) {
  return useMutation({
    mutationFn: (email: string) =>
      call('sendReadonlyGSUrl', { query: { templateId: templateUuid, email: email.trim() } }),
  });
}
