// Takes a template out of the gallery, with a sentence to its owner.
import { FormattedMessage, useIntl } from 'react-intl';
import { call } from '#web/api/call.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { GalleryTemplate } from './use-gallery.ts';

interface TakeOutDialogProps {
  readonly template: Pick<GalleryTemplate, 'uuid' | 'name'>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function TakeOutDialog({ template: { uuid, name }, ...ends }: TakeOutDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <AnswerDialog
      title={<FormattedMessage id="approval.take-out-title" values={{ name }} />}
      text={<FormattedMessage id="approval.take-out-text" />}
      label={formatMessage({ id: 'approval.sentence-optional' })}
      expected={uuid}
      submit={<FormattedMessage id="approval.take-out" />}
      isDangerous
      failed={formatMessage({ id: 'approval.take-out-failed' })}
      onAnswer={({ sentence, confirm }) =>
        call('takeOutOfGallery', { params: { id: uuid }, query: { confirm }, body: { answer: sentence } })
      }
      {...ends}
    />
  );
}
