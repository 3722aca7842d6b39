// Takes pictures of the model and adds the template to the gallery with them.
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { call } from '#web/api/call.ts';
import { useTemplate } from '../document/document-context.ts';
import { takeScreenshots } from './take-screenshots.ts';
import classes from './tools.module.css';

export function GalleryTools() {
  const template = useTemplate();
  const client = useQueryClient();
  const screens = useMutation({
    mutationFn: () => takeScreenshots(template),
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
