// The toolbar of a page that embeds one gallery template: copy it, see more templates, or order a new one.
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OfferedDocument } from '#web/state/templates/copy-of-template.ts';
import { copyUuid, type EmbeddedPage } from '#web/state/templates/embedded-page.ts';
import { useGalleryTemplate } from '#web/state/templates/use-gallery-template.tsx';
import { saveOpenWork } from '#web/state/unsaved-work/open-work.ts';
import classes from '../notices/strip.module.css';

/** From this page to the app. */
const app = import.meta.env.BASE_URL;

export function StaticStrip({ page }: { readonly page: EmbeddedPage }) {
  const { formatMessage } = useIntl();
  return (
    <nav className={classes.strip} data-strip="static" aria-label={formatMessage({ id: 'static.label' })}>
      <div className={classes.ways}>
        <a href={`${app}#/`}>
          <FormattedMessage id="static.more" />
        </a>
        <a href={`${app}#/template/new`}>
          <FormattedMessage id="static.build" />
        </a>
      </div>
      {page.template !== null && <TakeButton templateId={page.templateId} template={page.template} />}
    </nav>
  );
}

interface TakenTemplate {
  readonly templateId: string;
  readonly template: OfferedDocument;
}

function TakeButton(taken: TakenTemplate) {
  const { take, isBusy } = useTakeCopy(taken);
  return (
    <Button className={classes.take ?? ''} size="compact-sm" loading={isBusy} onClick={() => void take()}>
      <FormattedMessage id="static.use" />
    </Button>
  );
}

function useTakeCopy({ templateId, template }: TakenTemplate) {
  const navigate = useNavigate();
  const { use, usedUuid } = useGalleryTemplate();
  const take = async () => {
    // After a change here there is already a copy of the visitor's own.
    const own = copyUuid(templateId);
    if (own === null) use({ uuid: templateId, needsPurchase: false, document: template });
    else if (await saveOpenWork()) await navigate({ to: '/template/$uuid/', params: { uuid: own } });
  };
  return { take, isBusy: usedUuid !== null };
}
