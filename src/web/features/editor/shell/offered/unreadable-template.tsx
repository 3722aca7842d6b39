// Stands in place of an editor for a template of which nothing can be made; its owner can download what is stored.
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { storedDocument } from '#web/state/templates/stored-document.ts';
import { downloadDrafts } from '#web/state/unsaved-work/download-drafts.ts';
import { useVisitor } from '#web/state/visitor/visitor.ts';
import { LinkButton } from '#web/ui/page/link-button.tsx';
import { Page } from '#web/ui/page/page.tsx';
import classes from './offered-template.module.css';

/** `drafts` are the keys of its unsaved work in this browser, if that is all there is of it. */
export function UnreadableTemplate({
  uuid,
  drafts,
}: {
  readonly uuid: string;
  readonly drafts: readonly string[];
}) {
  const { templates } = useVisitor();
  const name = templates.find((template) => template.uuid === uuid)?.name ?? '';
  return (
    <Page title={<FormattedMessage id="unreadable.title" />} lead={name.trim() || undefined} width="narrow">
      <section className={classes.panel}>
        <p className={classes.text}>
          <FormattedMessage id="unreadable.text" />
        </p>
        <div className={classes.actions}>
          <Button
            {...(drafts.length > 0
              ? { onClick: () => downloadDrafts(drafts, uuid) }
              : { component: 'a', ...storedDocument(uuid, name) })}
            leftSection={<IconDownload size={18} aria-hidden="true" />}
          >
            <FormattedMessage id="home.download" />
          </Button>
          <LinkButton to="/templates" variant="default">
            <FormattedMessage id="app.back-to-templates" />
          </LinkButton>
        </div>
      </section>
    </Page>
  );
}
