// Shown in place of the editor for someone else's template: offers a copy, or says that there is none.
import { Button } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { NoResponseError } from '#web/api/api-error.ts';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useGalleryCard } from '#web/state/templates/gallery-card.ts';
import { useGalleryTemplate } from '#web/state/templates/use-gallery-template.tsx';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { EditorSkeleton } from '../layout/editor-skeleton.tsx';
import { UnpaidTemplate } from '../priced/lazy-priced-template.tsx';
import { UnreadableOffer } from './lazy-unreadable-template.tsx';
import { NotFoundDialog } from './not-found-dialog.tsx';
import { OfferedFacts } from './offered-facts.tsx';
import { type Offered, offeredQuery, unpaid, unreadable } from './offered-query.ts';
import classes from './offered-template.module.css';

export function OfferedTemplate({ uuid }: { readonly uuid: string }) {
  const card = useGalleryCard(uuid.toLowerCase());
  const isUnpaid = card.data?.needsPurchase === true;
  const { data, error } = useQuery({ ...offeredQuery(uuid), enabled: !card.isPending && !isUnpaid });
  if (error && !(error instanceof NoResponseError)) throw error;
  const isForSale = isUnpaid || data === unpaid;
  // Nobody is to pay for what cannot be opened.
  if (data === unreadable || (isForSale && card.data?.isBroken)) return <UnreadableOffer />;
  if (isForSale) return <UnpaidTemplate uuid={uuid} />;
  if (data) return <Offer offered={data} />;
  return data === null ? <NotFoundDialog /> : <EditorSkeleton />;
}

function Offer({ offered: { document, template } }: { readonly offered: Offered }) {
  const { formatMessage } = useIntl();
  const { use, usedUuid } = useGalleryTemplate();
  const { uuid, name, description } = template;
  return (
    <Page
      title={name.trim() || formatMessage({ id: 'editor.unnamed' })}
      lead={description.trim() || undefined}
      width="narrow"
    >
      <section className={classes.panel}>
        <p className={classes.text}>
          {(template.price ?? 0) > 0 ? (
            <FormattedMessage id="offer.open-text" />
          ) : (
            <FormattedMessage id="offer.text" />
          )}
        </p>
        <OfferedFacts template={template} />
        <div className={classes.actions}>
          <Button loading={usedUuid === uuid} onClick={() => use({ uuid, needsPurchase: false, document })}>
            <FormattedMessage id="offer.use" />
          </Button>
          <LinkButton to="/templates" variant="default">
            <FormattedMessage id="app.back-to-templates" />
          </LinkButton>
          <Button
            className={classes.report ?? ''}
            variant="subtle"
            color="gray"
            leftSection={<IconFlag size={15} aria-hidden="true" />}
            onClick={() => openDialog({ name: 'report-template', templateUuid: uuid })}
          >
            <FormattedMessage id="gallery.report" />
          </Button>
        </div>
      </section>
    </Page>
  );
}
