// The keys of a menu's item, as the person's computer calls them.
import classes from './menu-keys.module.css';

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

interface MenuKeysProps {
  readonly code: string;
  /** Held down with it. */
  readonly held?: 'ctrl' | 'alt';
}

const heldNames = { ctrl: ['⌘', 'Ctrl '], alt: ['⌥', 'Alt '] } as const;

export function MenuKeys({ code, held }: MenuKeysProps) {
  const name = held ? heldNames[held][isMac ? 0 : 1] : '';
  return (
    <span className={classes.keys} aria-hidden="true">
      {name}
      {code}
    </span>
  );
}
