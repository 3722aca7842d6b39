// The lines that were found, under the heading of their group, for a field that keeps the focus and picks one of them.
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './picked-list.module.css';

export interface PickedGroup<Item> {
  readonly id: string;
  readonly title: ReactNode;
  readonly items: readonly Item[];
}

interface ListItem {
  readonly id: string;
}

interface PickedListProps<Item extends ListItem> {
  /** The field names its active line by it: `<id>-<item id>`. */
  readonly id: string;
  readonly label: string;
  readonly groups: readonly PickedGroup<Item>[];
  /** Stands there where nothing was found. */
  readonly none: ReactNode;
  /** The line that Enter takes. */
  readonly picked: Item | undefined;
  readonly selectedId: string | undefined;
  readonly className: string | undefined;
  readonly lineClassName: string | undefined;
  readonly onPick: (item: Item) => void;
  readonly onChoose: (item: Item) => void;
  readonly children: (item: Item) => ReactNode;
}

export function PickedList<Item extends ListItem>(props: PickedListProps<Item>) {
  const { id, label, groups, none, picked, selectedId, className = '', lineClassName = '' } = props;
  if (groups.length === 0) {
    return (
      <div id={id} className={`${classes.none} ${className}`}>
        {none}
      </div>
    );
  }
  return (
    <div
      id={id}
      role="listbox"
      className={`${classes.list} ${className}`}
      aria-label={label}
      // The field keeps the focus while someone scrolls.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((group) => (
        <fieldset key={group.id} className={classes.group} aria-labelledby={`${id}-group-${group.id}`}>
          <div id={`${id}-group-${group.id}`} className={classes.heading}>
            {group.title}
          </div>
          {group.items.map((item) => (
            <Line
              key={item.id}
              id={`${id}-${item.id}`}
              isPicked={item === picked}
              isSelected={item.id === selectedId}
              className={lineClassName}
              onPick={() => props.onPick(item)}
              onChoose={() => props.onChoose(item)}
            >
              {props.children(item)}
            </Line>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface LineProps {
  readonly id: string;
  readonly isPicked: boolean;
  readonly isSelected: boolean;
  readonly className: string;
  readonly onPick: () => void;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Line({ id, isPicked, isSelected, className, onPick, onChoose, children }: LineProps) {
  const line = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isPicked) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isPicked]);
  return (
    <button
      ref={line}
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      data-picked={isPicked || undefined}
      className={`${classes.line} ${className}`}
      onPointerMove={isPicked ? undefined : onPick}
      onClick={onChoose}
    >
      {children}
    </button>
  );
}
