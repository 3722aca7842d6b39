// Keeps the charts of the open sheet where its lines are, when groups are folded or the window is another size.
import { useMemo, useSyncExternalStore } from 'react';
import type { GridControl } from '#web/sheet-page/grid/control/grid-control.ts';
import type { SheetGeometry } from '#web/sheet-page/surface/geometry/sheet-geometry.ts';
import { SheetCharts } from './sheet-charts.tsx';

/** The sheet's whole area has another size whenever a line or a column has. */
function watch({ canvas }: GridControl) {
  return (draw: () => void) => {
    const sizes = new ResizeObserver(draw);
    sizes.observe(canvas);
    return () => sizes.disconnect();
  };
}

export function PlacedCharts({ control }: { readonly control: GridControl }) {
  const subscribe = useMemo(() => watch(control), [control]);
  const geometry = useSyncExternalStore(subscribe, () => control.geometry);
  return geometry && <SheetCharts lines={linesOf(geometry)} />;
}

const linesOf = ({ lines, frozenLines }: SheetGeometry) => ({
  topOf: (line: number) => lines.startOf(line) - lines.endOf(frozenLines),
  heightOf: (line: number) => lines.sizeOf(line),
});
