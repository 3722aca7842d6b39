// The resources of a section: name, formula, and how each one's total runs over the forecast.
import { lazy, Suspense } from 'react';
import { loadLater } from '#web/api/load-later.ts';
import { Sparkline } from '#web/ui/sparkline.tsx';
import { useCalculated } from '../calculation/calculator.ts';
import { reorderResource } from '../document/resources/resource-order.ts';
import type { ResourceView } from '../document/resources/resource-view.ts';
import { rulesOf } from '../document/resources/section-rules.ts';
import { useTemplateDocument } from '../document-context.ts';
import { pickItem } from '../state.ts';
import classes from './item-list.module.css';

const ReorderHandle = lazy(async () => ({
  default: (await loadLater(() => import('./reorder/reorder-handle.tsx'))).ReorderHandle,
}));

interface ItemListProps {
  readonly items: readonly ResourceView[];
  readonly pickedId: string | null;
}

export function ItemList({ items, pickedId }: ItemListProps) {
  const { edit } = useTemplateDocument();
  const result = useCalculated((calculated) => calculated.result);
  return (
    <ul className={classes.list}>
      {items.map((item) => (
        <li key={item.id} className={classes.line}>
          {canReorder(items) && (
            <Suspense fallback={<span className={classes.handle} />}>
              <ReorderHandle name={item.name} onMove={(to) => edit(reorderResource(item, to))} />
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
