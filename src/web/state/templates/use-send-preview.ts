// Emails the link to a template's read-only cloud spreadsheet.
import { useMutation } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';

export function useSendPreview(templateUuid: string) {
  return useMutation({
    mutationFn: (email: string) =>
      call('sendReadonlyGSUrl', { query: { templateId: templateUuid, email: email.trim() } }),
  });
}
