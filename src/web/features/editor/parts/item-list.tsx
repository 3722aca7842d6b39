// The resources of a section: name, formula, and how each one's total runs over the forecast.
import { lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { useCalculated } from '../calculation/calculator.ts';
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
  const result = useCalculated((calculated) => calculated.result);
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item.id} className={classes.line}>
          {canReorder(items) && (
            <Suspense fallback={<span className={classes.handle} />}>
              <ItemHandle item={item} />
            </Suspense>
          )}
          <button
            type="button"
            className={classes.item}
            aria-current={item.id === pickedId ? 'true' : undefined}
            onClick={() => pickItem(item.id)}
          >
            <span className={classes.words}>
              <span className={classes.name}>{item.name}</span>
              <span className={classes.formula}>{item.flows[0]?.expression}</span>
            </span>
            <Sparkline values={result?.totals.get(item.id)?.values ?? []} />
          </button>
        </li>
      ))}
    </ul>
  );
}

const canReorder = ([first, second]: readonly ResourceView[]): boolean =>
  first !== undefined && second !== undefined && rulesOf(first.sectionId)?.canReorder === true;
