// What can be done with a template from its card or row: clone it, or unlock it first, publish it, download it where it cannot be read, and delete it.
import {
  IconCopy,
  IconDownload,
  IconLock,
  IconTrash,
  IconWorldCheck,
  IconWorldUpload,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { storedDocument } from '#web/state/templates/stored-document.ts';
import { LockedInView } from '#web/state/viewing/locked-in-view.tsx';
import { useTemplateName } from '../templates/use-template-name.ts';
import classes from './item-actions.module.css';
import type { ItemProps } from './list-props.ts';

export function ItemActions(props: ItemProps) {
  const { template, onDelete } = props;
  const { formatMessage } = useIntl();
  const name = useTemplateName()(template);
  return (
    <div className={classes.actions}>
      <LockedInView>
        {template.isBroken ? (
          <DownloadLink template={template} />
        ) : (
          <>
            <PublishAction template={template} />
            <CopyAction {...props} />
          </>
        )}
        <Action
          tip={formatMessage({ id: 'home.delete' })}
          label={formatMessage({ id: 'home.delete-named' }, { name })}
          onPress={() => onDelete(template)}
        >
          <IconTrash size={18} />
        </Action>
      </LockedInView>
    </div>
  );
}

function PublishAction({ template }: Pick<ItemProps, 'template'>) {
  const { formatMessage } = useIntl();
  const name = useTemplateName()(template);
  return (
    <Action
      tip={formatMessage({ id: 'home.publish' })}
      label={formatMessage({ id: 'home.publish-named' }, { name })}
      onPress={() => openDialog({ name: 'publish', templateUuid: template.uuid })}
    >
      {template.isPublished ? <IconWorldCheck size={18} /> : <IconWorldUpload size={18} />}
    </Action>
  );
}

function CopyAction({ template, canAdd, mustBeBought, onClone }: ItemProps) {
  const { formatMessage } = useIntl();
  const name = useTemplateName()(template);
  if (mustBeBought) {
    return (
      <Action
        tip={formatMessage({ id: 'home.unlock' })}
        label={formatMessage({ id: 'home.unlock-named' }, { name })}
        onPress={() => openDialog({ name: 'plans', templateUuid: template.uuid })}
      >
        <IconLock size={18} />
      </Action>
    );
  }
  return (
    <Action
      tip={canAdd ? formatMessage({ id: 'home.clone' }) : formatMessage({ id: 'home.limit-short' })}
      label={formatMessage({ id: 'home.clone-named' }, { name })}
      isOff={!canAdd}
      onPress={() => onClone(template)}
    >
      <IconCopy size={18} />
    </Action>
  );
}

/** All that is left of one that cannot be read; it is the one thing to do here, so it says so in words. */
function DownloadLink({ template }: Pick<ItemProps, 'template'>) {
  const { formatMessage } = useIntl();
  const name = useTemplateName()(template);
  const { href, download } = storedDocument(template.uuid, name);
  return (
    <a
      className={classes.download}
      href={href}
      download={download}
      aria-label={formatMessage({ id: 'home.download-named' }, { name })}
    >
      <IconDownload size={16} aria-hidden="true" />
      <span data-words="">
        <FormattedMessage id="home.download" />
      </span>
    </a>
  );
}

interface ActionProps {
  /** Shown while it is pointed at. */
  readonly tip: string;
  readonly label: string;
  readonly isOff?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Plain buttons: a thousand cards have two thousand of them. */
function Action({ tip, label, isOff = false, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      className={classes.action}
      data-tip={tip}
      aria-label={label}
      disabled={isOff}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
