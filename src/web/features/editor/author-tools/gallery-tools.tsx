// Takes screenshots of a cloud spreadsheet and adds the template to the gallery with them.
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isRefusal } from '#web/api/api-error.ts';
import { call } from '#web/api/call.ts';
import { useTemplate } from '../document/document-context.ts';
import classes from './tools.module.css';

/** Screenshots are taken sheet by sheet. */
const mostWaitMs = 120_000;

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

/** The id follows /d/ in the address. */
const spreadsheetIdIn = (text: string): string => /\/d\/([^/]+)/.exec(text)?.[1] ?? text.trim();

export function GalleryTools() {
  const { formatMessage } = useIntl();
  const template = useTemplate();
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const screens = useMutation({
    mutationFn: () =>
      withTimeout((signal) => {
        const body = { templateName: template.name, spreadsheetId: spreadsheetIdIn(address), template };
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
      <TextInput
        size="xs"
        label={formatMessage({ id: 'tools.spreadsheet' })}
        autoComplete="off"
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <div className={classes.row}>
        <Button
          size="xs"
          variant="default"
          disabled={address.trim() === ''}
          loading={screens.isPending}
          onClick={() => screens.mutate()}
        >
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
  if (isRefusal(error, 'not-available')) return <FormattedMessage id="tools.unavailable" />;
  return <FormattedMessage id="tools.failed" values={{ reason: error.message }} />;
}
