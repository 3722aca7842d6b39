// The resources of a section: name, formula, and how each one's total runs over the forecast.
import { lazy, memo, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { useCalculated } from '../calculation/calculator.ts';
import type { NamedResource } from '../document/resources/resource-edits.ts';
import type { ResourceView } from '../document/resources/resource-view.ts';
import { rulesOf } from '../document/resources/section-rules.ts';
import { pickItem } from '../state.ts';
import classes from './item-list.module.css';

const ItemHandle = lazy(async () => ({
  default: (await loadLater(() => import('./reorder/item-handle.tsx'))).ItemHandle,
}));

interface ItemListProps {
  readonly items: readonly ResourceView[];
  readonly pickedId: string | null;
}

export function ItemList({ items, pickedId }: ItemListProps) {
  const isOrdered = canReorder(items);
  return (
    <ul className={classes.list}>
      {items.map(({ id, sectionId, name, flows }) => (
        <ItemLine
          key={id}
          {...{ id, sectionId, name, isOrdered }}
          calculation={flows[0]?.calculation ?? ''}
          isPicked={id === pickedId}
        />
      ))}
    </ul>
  );
}

interface ItemLineProps extends NamedResource {
  readonly calculation: string;
  readonly isPicked: boolean;
  readonly isOrdered: boolean;
}

/** What is typed into one leaves the lines of the others as they are. */
const ItemLine = memo(function ItemLine({ calculation, isPicked, isOrdered, ...item }: ItemLineProps) {
  const total = useCalculated(({ result }) => result?.totals.get(item.id)?.values);
  return (
    <li className={classes.line}>
      {isOrdered && (
        <Suspense fallback={<span className={classes.handle} />}>
          <ItemHandle {...item} />
        </Suspense>
      )}
      <button
        type="button"
        className={classes.item}
        aria-current={isPicked ? 'true' : undefined}
        onClick={() => pickItem(item.id)}
      >
        <span className={classes.words}>
          <span className={classes.name}>{item.name}</span>
          <span className={classes.formula}>{calculation}</span>
        </span>
        <Sparkline values={total ?? []} />
      </button>
    </li>
  );
});

const canReorder = ([first, second]: readonly ResourceView[]): boolean =>
  first !== undefined && second !== undefined && rulesOf(first.sectionId)?.canReorder === true;
