// What can be done with a template from its card or row: clone it, or unlock it first, and delete it.
import { IconCopy, IconLock, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { openDialog } from '#web/state/dialogs/dialogs.ts';
import { useTemplateName } from '../templates/use-template-name.ts';
import classes from './item-actions.module.css';
import type { ItemProps } from './list-props.ts';

export function ItemActions({ template, canAdd, mustBeBought, onClone, onDelete }: ItemProps) {
  const { formatMessage } = useIntl();
  const name = useTemplateName()(template);
  return (
    <div className={classes.actions}>
      {mustBeBought ? (
        <Action
          tip={formatMessage({ id: 'home.unlock' })}
          label={formatMessage({ id: 'home.unlock-named' }, { name })}
          onPress={() => openDialog({ name: 'plans', templateUuid: template.uuid })}
        >
          <IconLock size={18} />
        </Action>
      ) : (
        <Action
          tip={canAdd ? formatMessage({ id: 'home.clone' }) : formatMessage({ id: 'home.limit-short' })}
          label={formatMessage({ id: 'home.clone-named' }, { name })}
          isOff={!canAdd}
          onPress={() => onClone(template)}
        >
          <IconCopy size={18} />
        </Action>
      )}
      <Action
        tip={formatMessage({ id: 'home.delete' })}
        label={formatMessage({ id: 'home.delete-named' }, { name })}
        onPress={() => onDelete(template)}
      >
        <IconTrash size={18} />
      </Action>
    </div>
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
