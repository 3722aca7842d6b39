// The keys of the page, for people who would rather not take the hand off the keyboard.
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ToolButton } from '#web/sheet-page/look/tool-button.tsx';
import classes from './keyboard-help.module.css';

interface Row {
  readonly id: string;
  readonly keys: readonly string[];
  readonly does: ReactNode;
}

const rows: readonly Row[] = [
  { id: 'move', keys: ['← ↑ → ↓'], does: <FormattedMessage id="book.keys-move" /> },
  { id: 'edge', keys: ['Ctrl', '← ↑ → ↓'], does: <FormattedMessage id="book.keys-edge" /> },
  { id: 'extend', keys: ['Shift', '← ↑ → ↓'], does: <FormattedMessage id="book.keys-extend" /> },
  { id: 'add', keys: ['Shift', 'F8'], does: <FormattedMessage id="book.keys-add" /> },
  { id: 'home', keys: ['Ctrl', 'Home'], does: <FormattedMessage id="book.keys-home" /> },
  { id: 'all', keys: ['Ctrl', 'A'], does: <FormattedMessage id="book.keys-all" /> },
  { id: 'edit', keys: ['F2'], does: <FormattedMessage id="book.keys-edit" /> },
  { id: 'put', keys: ['Enter'], does: <FormattedMessage id="book.keys-put" /> },
  { id: 'function', keys: ['Tab'], does: <FormattedMessage id="book.keys-function" /> },
  { id: 'turn', keys: ['F4'], does: <FormattedMessage id="book.keys-turn" /> },
  { id: 'leave', keys: ['Esc'], does: <FormattedMessage id="book.keys-leave" /> },
  { id: 'clear', keys: ['Delete'], does: <FormattedMessage id="book.keys-clear" /> },
  { id: 'fill', keys: ['Ctrl', 'D / R'], does: <FormattedMessage id="book.keys-fill" /> },
  { id: 'copy', keys: ['Ctrl', 'C / X / V'], does: <FormattedMessage id="book.keys-copy" /> },
  { id: 'note', keys: ['Shift', 'F2'], does: <FormattedMessage id="book.keys-note" /> },
  { id: 'undo', keys: ['Ctrl', 'Z / Y'], does: <FormattedMessage id="book.keys-undo" /> },
  { id: 'find', keys: ['Ctrl', 'F'], does: <FormattedMessage id="book.keys-find" /> },
  { id: 'follow', keys: ['Ctrl', '[ / ]'], does: <FormattedMessage id="book.keys-follow" /> },
  { id: 'followBack', keys: ['Ctrl', 'Backspace'], does: <FormattedMessage id="book.keys-follow-back" /> },
  { id: 'sheets', keys: ['Alt', '↑ / ↓'], does: <FormattedMessage id="book.keys-sheets" /> },
];

export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes.dialog} aria-labelledby="keys-title" onClose={onClose}>
      <div className={classes.head}>
        <h2 id="keys-title" className={classes.title}>
          <FormattedMessage id="book.keys" />
        </h2>
        <ToolButton
          label={formatMessage({ id: 'app.close' })}
          icon={<IconX size={19} />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <dl className={classes.rows}>
        {rows.map(({ id, keys, does }) => (
          <div key={id} className={classes.row}>
            <dt className={classes.keys}>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
