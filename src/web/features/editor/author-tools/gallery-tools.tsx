// Takes pictures of the model and adds the template to the gallery with them.
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { call } from '#web/api/call.ts';
import { useTemplate } from '../document/document-context.ts';
import classes from './tools.module.css';

/** The server draws them sheet by sheet, and may have others to draw before. */
const mostWaitMs = 120_000;

/** As many as the call takes. */
const mostNameChars = 200;

/** Aborted after a timeout. */
async function withTimeout<Reply>(ask: (signal: AbortSignal) => Promise<Reply>): Promise<Reply> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), mostWaitMs);
  try {
    return await ask(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}

export function GalleryTools() {
  const template = useTemplate();
  const client = useQueryClient();
  const screens = useMutation({
    mutationFn: () =>
      withTimeout((signal) => {
        const body = { templateName: template.name.slice(0, mostNameChars), spreadsheetId: '', template };
        return call('getGoogleSheetsScreenshots', { body, signal });
      }),
  });
  const screenshots = screens.data?.screenshots ?? [];
  const gallery = useMutation({
    mutationFn: () =>
      call('saveToGallery', {
        body: { template: { ...template, price: 0, ...(screenshots.length > 0 && { screenshots }) } },
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['gallery'] }),
  });
  return (
    <>
      <div className={classes.row}>
        <Button size="xs" variant="default" loading={screens.isPending} onClick={() => screens.mutate()}>
          <FormattedMessage id="tools.screens" />
        </Button>
        <Button size="xs" variant="default" loading={gallery.isPending} onClick={() => gallery.mutate()}>
          <FormattedMessage id="tools.gallery" />
        </Button>
      </div>
      <p className={classes.note} role="status">
        {screens.isSuccess && (
          <FormattedMessage id="tools.screens-count" values={{ count: screenshots.length }} />
        )}
        {screens.error && <Reason error={screens.error} />}
      </p>
      <p className={classes.note} role="status">
        {gallery.isSuccess && <FormattedMessage id="tools.in-gallery" />}
        {gallery.error && <Reason error={gallery.error} />}
      </p>
    </>
  );
}

function Reason({ error }: { readonly error: Error }) {
  if (error.name === 'AbortError') return <FormattedMessage id="tools.timed-out" />;
  return <FormattedMessage id="tools.failed" values={{ reason: error.message }} />;
}
